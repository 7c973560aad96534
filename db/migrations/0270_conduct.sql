-- When the reply figures of a profile were last counted from offers. Null while nothing of ours has been counted.
alter table provider_profiles add column replies_measured_at timestamptz;

-- What patients will read of a center's conduct. Each row stays as it was counted; the center has seven days to object before it is public.
create table conduct_publications (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  cases integer not null check (cases >= 5),
  answered integer not null check (answered between 0 and cases),
  opened integer not null check (opened >= 0),
  returned integer not null check (returned between 0 and opened),
  proposed_at timestamptz not null default now(),
  public_from timestamptz not null,
  objection text,
  objected_at timestamptz,
  objected_by text references users on delete set null,
  decision text check (decision in ('upheld', 'dismissed')),
  decision_reason text,
  decided_at timestamptz,
  decided_by text,
  unique (provider_id, to_day),
  check ((objection is null) = (objected_at is null)),
  check ((decision is null) = (decided_at is null)),
  check (decision is null or objection is not null)
);
