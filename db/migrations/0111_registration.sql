-- Accounts that people make for themselves, and the mails about them.

-- A temporary password is good for one sign-in, and not for ever.
alter table profiles add column temporary_password_expires_at timestamptz;

-- The mail's link names the row. One of them changes the password, once.
create table password_resets (
  id text primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  used_at timestamptz
);
create index on password_resets (user_id);

-- What somebody who treats patients said when they registered. Their profile begins with it.
create table provider_registrations (
  user_id text primary key references users on delete cascade,
  provider_type text not null check (provider_type in ('clinic', 'doctor', 'specialist')),
  name text not null check (length(name) between 1 and 160),
  city text references cities (name) on update cascade,
  services_offered text[] not null default '{}',              -- service_types.id
  created_at timestamptz not null default now()
);

alter table mail_messages add column user_id text references users on delete cascade;
alter table mail_messages add column account_event_id text;   -- the reset or the session that the mail is about
create index on mail_messages (user_id) where user_id is not null;
