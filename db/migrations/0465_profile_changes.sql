-- What a center asks to change of what our team verified. The profile keeps what is public until somebody of our team has looked.
create table profile_changes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  part text not null check (part in ('name', 'place', 'doctor')),
  specialist_id uuid references provider_profiles on delete cascade, -- who would work at the center
  was jsonb not null check (jsonb_typeof(was) = 'object'),       -- what was public when it was asked
  asked jsonb not null check (jsonb_typeof(asked) = 'object'),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  waits_since timestamptz not null default now(),             -- a second change of the same part keeps the place of the first
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn', 'replaced')),
  reason text check (length(reason) between 1 and 500),
  decided_by text,
  decided_at timestamptz,
  check ((part = 'doctor') = (specialist_id is not null)),
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index profile_changes_waiting on profile_changes (provider_id, part, specialist_id) nulls not distinct where state = 'waiting';
create index on profile_changes (provider_id, asked_at desc);
create index on profile_changes (specialist_id) where specialist_id is not null;

-- What a profile said when somebody found that it matches: a finding counts as long as the profile says the same. Null: found before
-- this was kept.
alter table profile_checks add column found_on jsonb;
