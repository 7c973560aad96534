-- What our team found when it held a profile beside its papers, how it decided, and who has one open.
create table profile_checks (
  id bigint generated always as identity primary key,
  provider_id uuid not null references provider_profiles on delete cascade,
  item text not null check (item in ('identity', 'team', 'laboratory')),
  verdict text not null check (verdict in ('matches', 'differs')),
  found text not null default '' check (length(found) <= 300), -- what the papers say
  checked_by text not null,
  checked_at timestamptz not null default now()
);
create index on profile_checks (provider_id, id desc);

create table profile_decisions (
  id bigint generated always as identity primary key,
  provider_id uuid not null references provider_profiles on delete cascade,
  decision text not null check (decision in ('published', 'verified', 'renewed', 'returned', 'suspended')),
  reason text check (length(reason) between 1 and 500),
  waited_since timestamptz,                                   -- null: nobody had asked
  decided_by text not null,
  decided_at timestamptz not null default now(),
  check ((decision in ('returned', 'suspended')) = (reason is not null))
);
create index on profile_decisions (provider_id, id desc);
create index on profile_decisions (decided_at) where waited_since is not null;

create table profile_openings (
  provider_id uuid not null references provider_profiles on delete cascade,
  user_id text not null references users on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (provider_id, user_id)
);

-- The register of licences: what our team read on a paper.
alter table provider_documents
  add column number text check (length(number) between 1 and 60),
  add column issuer text check (length(issuer) between 1 and 160),
  add column issued_on date,
  add column checked_by text;
create index on provider_documents (uploaded_at) where state = 'received';
create index on provider_documents (expires_on) where state = 'accepted';

create index provider_waiting on provider_profiles ((coalesce(submitted_at, created_at)), id) where verification_status = 'pending';
create index provider_by_status on provider_profiles (verification_status, name_norm, id);

-- Why figures of an outcome came back.
alter table provider_outcomes
  add column returned_reason text check (length(returned_reason) between 1 and 500),
  add column published_at timestamptz not null default now();
create index on provider_outcomes (published_at) where checked_on is null and returned_reason is null;
