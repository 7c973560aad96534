-- Since when visitors see a profile for the first time; null for those that were public before this was written down.
alter table provider_profiles add column first_listed_at timestamptz;

-- A request that a center makes to itself to learn how one is opened and answered. It is no lead and no offer: nobody else gets it, it costs
-- nothing, and no figure counts it.
create table test_requests (
  provider_id uuid primary key references provider_profiles on delete cascade,
  made_at timestamptz not null default now(),
  opened_at timestamptz,
  answered_at timestamptz,
  check (answered_at is null or opened_at is not null)
);
