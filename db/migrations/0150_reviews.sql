-- What somebody wrote is read before it is public, may be answered and may be reported.
alter table reviews
  add column decided_at timestamptz,
  add column decided_by text,                                 -- the actor of the audit log
  add column decision_reason text check (length(decision_reason) <= 500);
create index on reviews (created_at) where status = 'pending';

create table review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  reporter_id text not null references users on delete cascade,
  reason text not null check (reason in ('insult', 'personal-data', 'not-a-visit', 'other')),
  body text not null default '' check (length(body) <= 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (review_id, reporter_id)
);
create index on review_reports (created_at) where resolved_at is null;
