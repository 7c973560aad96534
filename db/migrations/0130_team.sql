-- Who answers for a center or a specialist. One person may manage several, and several people one.
create table provider_accounts (
  user_id text not null references users on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  chosen_at timestamptz not null default now(),               -- the one chosen last is the one that screens show
  created_at timestamptz not null default now(),
  primary key (user_id, provider_id)
);
create index on provider_accounts (provider_id);

create table team_invitations (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'editor')),
  invited_by text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz
);
create unique index on team_invitations (provider_id, email) where accepted_at is null;
create index on team_invitations (email) where accepted_at is null;
