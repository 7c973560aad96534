-- Who is signed in. The columns are those of the sign-in library, and what the specification says of a session besides.

create table user_sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  session_token text not null unique,                         -- a digest: nobody who reads the table can sign in with it
  user_agent text,
  user_type text check (user_type in ('patient', 'provider')),
  user_email text,
  device_type text check (device_type in ('tablet', 'mobile', 'desktop')),
  browser text,
  os text,
  is_active boolean not null default true,
  ended_at timestamptz,
  expires_at timestamptz not null,
  last_activity_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_active = (ended_at is null))
);
create index user_sessions_active on user_sessions (user_id) where is_active;

-- What a person has to show again before it ends: the token of a new password, the second step of a sign-in.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on verifications (identifier);
create index on verifications (expires_at);

alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id text primary key,
  user_id text not null unique references users on delete cascade,
  secret text not null,                                       -- encrypted, as are the recovery codes
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index on passkeys (user_id);
