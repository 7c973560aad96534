-- What our team decides on reviews: each decision with its reason and how long somebody waited for it, appeals, and answers of centers that
-- are read before they are public.
create table review_decisions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  about text not null check (about in ('review', 'report', 'appeal', 'reply', 'own')), -- 'own': nobody had asked
  published boolean not null,
  reason text,                                                -- a code, when something is kept out
  note text not null default '' check (length(note) <= 500),
  waited_since timestamptz,
  decided_at timestamptz not null default now(),
  decided_by text not null,                                   -- the actor of the audit log
  check (not published or reason is null)
);
create index on review_decisions (review_id, decided_at desc);
create index on review_decisions (decided_at) where waited_since is not null;

-- One from each side. Another administrator decides it, where there is one.
create table review_appeals (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  side text not null check (side in ('writer', 'center')),
  appellant_id text not null references users on delete cascade,
  body text not null check (length(body) between 1 and 1000),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  upheld boolean,
  unique (review_id, side),
  check ((decided_at is null) = (upheld is null))
);
create index on review_appeals (asked_at) where decided_at is null;

alter table reviews
  add column reply_proposed text check (length(reply_proposed) <= 2000), -- waits to be read, or was kept out
  add column reply_proposed_at timestamptz,                   -- null once it was decided
  add check (reply_proposed_at is null or reply_proposed is not null);
create index on reviews (reply_proposed_at) where reply_proposed_at is not null;
create index on reviews (status, created_at desc);

-- What waits for our team, and since when: one row for each reason to look at a review.
create view review_waits as
  select id as review_id, 'review' as kind, created_at as since from reviews where status = 'pending'
  union all
  select review_id, 'report', created_at from review_reports where resolved_at is null
  union all
  select review_id, 'appeal', asked_at from review_appeals where decided_at is null
  union all
  select id, 'reply', reply_proposed_at from reviews where reply_proposed_at is not null;
