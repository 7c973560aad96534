-- Accounts. The columns of users, accounts, user_sessions and verifications are those of the sign-in library.

create table users (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table accounts (
  id text primary key,
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on accounts (user_id);

create table profiles (
  user_id text primary key references users on delete cascade,
  user_type text not null check (user_type in ('patient', 'provider')),
  has_temporary_password boolean not null default false,
  first_name text,
  last_name text,
  email text not null,
  phone text,
  country text
);

create table user_roles (
  user_id text not null references users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
