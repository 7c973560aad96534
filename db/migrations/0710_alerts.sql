-- What our own team is told of by itself: the newest reading of each rule, what rings, and until when somebody wants to hear nothing.
create table alert_readings (
  rule text primary key,
  first_read_at timestamptz not null default now(),
  read_at timestamptz not null default now(),
  rings boolean not null,
  facts jsonb not null
);

create table alerts (
  id uuid primary key default gen_random_uuid(),
  rule text not null,                                         -- «test» is somebody's try
  facts jsonb not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  told_at timestamptz,                                        -- null while it is silenced
  end_told_at timestamptz,
  taken_by text references users on delete set null,
  taken_at timestamptz,
  check (ended_at >= began_at)
);
create unique index alerts_one_open on alerts (rule) where ended_at is null;
create index on alerts (rule, began_at);

create table alert_silences (
  rule text primary key,
  until timestamptz not null,
  set_by text references users on delete set null,
  set_at timestamptz not null default now()
);

alter table mail_messages add column alert_id uuid references alerts on delete cascade;
create index on mail_messages (alert_id) where alert_id is not null;
