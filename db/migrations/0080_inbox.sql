-- Messages to our own team. Contact and health data lie sealed under a key of the message's own, as in leads.

create sequence inbox_numbers;

create table inbox_messages (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,                                -- «ME-2026-00012»
  kind text not null check (kind in ('contact', 'advice', 'trip')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  language text not null default 'es',
  sealed bytea,                                               -- everything somebody typed, encrypted; null once erased
  email_digest bytea not null,                                -- keyed digests: find the same person without reading
  ip_digest bytea,
  idempotency_key text not null unique,
  body_digest bytea not null,
  spam_code text,                                             -- why nobody is told of it (honeypot)
  created_at timestamptz not null default now(),
  answered_at timestamptz,                                    -- the first time, and never taken back: the reply clock
  closed_at timestamptz,
  arrival bigint generated always as identity                 -- how many came within an hour is a distance
);
create index on inbox_messages (email_digest, created_at);
create index on inbox_messages (ip_digest, created_at);
create index on inbox_messages (status, created_at);
create index on inbox_messages (created_at);

-- The message's own key, wrapped by the master key. Deleting the row erases the person's data for good.
create table inbox_keys (
  message_id uuid primary key references inbox_messages on delete cascade,
  wrapped bytea not null,
  master_version integer not null
);

-- The box as it was left, with the exact words beside it, and what the server saw of who sent it. The digest is over the
-- sealed bytes, and stands in the audit log too: provable after erasure.
create table inbox_evidence (
  message_id uuid primary key references inbox_messages on delete cascade,
  consent_text text not null,
  consent_version text not null,
  granted boolean not null,
  sealed bytea not null,
  digest bytea not null,
  at timestamptz not null default now()
);
revoke update, delete on inbox_evidence from cuna_app;

alter table mail_messages add column inbox_message_id uuid references inbox_messages on delete cascade;
create index on mail_messages (inbox_message_id) where inbox_message_id is not null;
