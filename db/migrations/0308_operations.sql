-- What whoever runs the site has to see: where mails went and with what answer, what the days were like, and when it was copied.

alter table mail_messages
  add column receiver_domain text check (length(receiver_domain) <= 255), -- set when it is sent; never the whole address
  add column smtp_code integer;                               -- the mail server's last answer
create index mail_messages_newest on mail_messages (created_at desc, id);
create index mail_messages_by_status on mail_messages (status, created_at desc, id);
create index offers_made on offers (made_at);

-- Jobs that are done are deleted after a day; their counts stay.
create table job_days (
  day date not null,                                          -- in Santo Domingo
  kind text not null,
  done integer not null check (done >= 0),
  retried integer not null check (retried >= 0),              -- of these, how many needed more than one try
  given_up integer not null check (given_up >= 0),
  primary key (day, kind)
);

create table backups (
  made_at timestamptz primary key default clock_timestamp(),
  bytes bigint not null check (bytes > 0)
);
