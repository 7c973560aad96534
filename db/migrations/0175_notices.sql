-- What an account should hear of. A notice is left in the transaction of what happened; a job then tells it by mail and push.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users on delete cascade,
  kind text not null,
  effect_key text not null,                                   -- «review-published:<id>»: one effect is one notice of each person
  provider_id uuid references provider_profiles on delete cascade, -- which center it is about
  facts jsonb not null default '{}',                          -- ids, codes, days and numbers; never what a patient is called
  path text not null check (path ~ '^/[a-z]'),                -- where it leads
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  told_at timestamptz,
  unique (user_id, effect_key)
);
create index on notices (user_id, created_at desc);
create index on notices (user_id) where seen_at is null;
create index on notices (created_at) where told_at is null;
create index on notices (provider_id, kind) where provider_id is not null;

-- What somebody chose for a topic; without a row, both are on.
create table notice_wishes (
  user_id text not null references users on delete cascade,
  topic text not null,
  mail boolean not null default true,
  push boolean not null default true,
  primary key (user_id, topic)
);

-- A browser that agreed to show notices, as long as the session lasts in which it agreed.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users on delete cascade,
  session_id text not null references user_sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint ~ '^https://'),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index on push_devices (user_id);
create index on push_devices (session_id);

-- One notice to one device. Its row settles which worker sends it.
create table push_messages (
  id uuid primary key default gen_random_uuid(),
  notice_id uuid not null references notices on delete cascade,
  device_id uuid not null references push_devices on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'refused')),
  attempts integer not null default 0,
  claimed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (notice_id, device_id)
);
create index on push_messages (device_id);

-- With these we show push services that it is us. Devices agreed to one pair, so it is made once.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  wrapped bytea not null,                                     -- the private key
  key_id text not null,
  created_at timestamptz not null default now()
);

alter table mail_messages add column notice_id uuid references notices on delete cascade;
create index on mail_messages (notice_id) where notice_id is not null;
