-- A change of role in our own team waits until a second administrator confirms it.
create table team_role_changes (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users on delete cascade,
  before_role text,                                           -- null: outside the team
  role text check (role in ('admin', 'support', 'editor', 'money', 'verification')), -- null: leaves the team
  reason text not null,
  asked_by text not null references users on delete cascade,
  asked_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  outcome text check (outcome in ('confirmed', 'dropped')),
  check ((decided_at is null) = (outcome is null))
);
create unique index team_role_changes_one_open on team_role_changes (user_id) where decided_at is null;
