-- A person changes the mailbox of their account: asked by the account, confirmed in the new mailbox, stopped from the old one.
create table email_changes (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  ended_at timestamptz,
  outcome text check (outcome in ('confirmed', 'stopped', 'replaced')),
  check ((ended_at is null) = (outcome is null))
);
create unique index on email_changes (user_id) where ended_at is null;
create index on email_changes (new_email, requested_at);

-- Mailboxes that an account had confirmed and left. What was sent from one until then stays with the account.
create table former_mailboxes (
  user_id text not null references users on delete cascade,
  email text not null check (email = lower(email)),
  email_digest bytea not null,
  until timestamptz not null default now(),
  primary key (user_id, email_digest, until)
);
create index on former_mailboxes (email_digest, until);
