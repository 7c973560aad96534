-- What a center takes, gives back and opens without looking.
alter table offers add column decline_note text check (length(decline_note) <= 200);

-- Requests that a center bought and gave back, or would like to.
create table lead_returns (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references offers on delete cascade,
  reason text not null check (reason in ('unreachable', 'duplicate', 'outside-criteria', 'wrong-phone')),
  state text not null check (state in ('asked', 'upheld', 'refused')),
  asked_by text not null,                                     -- an actor, as in the audit log
  asked_at timestamptz not null default now(),
  phone_is_right boolean,                                     -- what the patient answered
  answered_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  check ((state = 'asked') = (decided_at is null)),
  check ((phone_is_right is null) = (answered_at is null))
);
create index on lead_returns (asked_at) where state = 'asked';

-- Which requests a center takes; an empty list takes all. It hides nothing from patients: they are told why a center did not get theirs.
create table offer_criteria (
  provider_id uuid primary key references provider_profiles on delete cascade,
  treatments text[] not null default '{}',
  countries text[] not null default '{}',
  languages text[] not null default '{}',
  age_bands text[] not null default '{}',
  budgets text[] not null default '{}',
  paused boolean not null default false,
  paused_until date,                                          -- the last day, by the center's own calendar; null: until it goes on
  updated_at timestamptz not null default now()
);

-- What a center has us open for it, within which limits.
create table automatic_rules (
  provider_id uuid primary key references provider_profiles on delete cascade,
  enabled boolean not null default false,
  stopped_at timestamptz,                                     -- it stopped itself, because of requests that nobody answered
  treatments text[] not null default '{}',
  countries text[] not null default '{}',
  languages text[] not null default '{}',
  age_bands text[] not null default '{}',
  exclusivity text check (exclusivity in ('exclusive', 'shared')),
  min_quality integer not null default 50 check (min_quality between 0 and 100),
  max_price_cents bigint not null check (max_price_cents > 0),
  daily_cents bigint not null check (daily_cents > 0),
  monthly_cents bigint not null check (monthly_cents > 0),
  stops_unanswered boolean not null default true,
  enabled_at timestamptz,                                     -- when it was switched on last
  updated_at timestamptz not null default now()
);

-- What it decided about each offer while it was on, and why. Opening it by hand later changes nothing here.
create table automatic_purchases (
  offer_id uuid primary key references offers on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  bought boolean not null,
  reason text not null,
  at timestamptz not null default now()
);
create index on automatic_purchases (provider_id, at);
