-- Every mail is a row with a key of its own, so that a job that runs twice mails once, and a repeat carries the same Message-ID.

create table mail_messages (
  id uuid primary key default gen_random_uuid(),
  effect_key text not null unique,                            -- «offer:<id>», «lead-receipt:<id>»
  template text not null,
  lead_id uuid references leads on delete cascade,
  offer_id uuid references offers on delete cascade,
  message_id text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'refused')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mail_messages (lead_id);

-- What the local SMTP server received, when no SMTP_URL is set.
create table local_mail (
  id bigint generated always as identity primary key,
  message_id text,
  mail_from text not null,
  rcpt_to text[] not null,
  subject text not null,
  raw bytea not null,
  received_at timestamptz not null default now()
);
create index on local_mail (received_at desc);
