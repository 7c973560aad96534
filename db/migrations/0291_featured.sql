-- Paid places. Money moves when one is granted; the exclusion is what keeps a place from being sold twice for the same days.
create table featured_places (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  place text not null check (place ~ '^city:[a-z0-9-]+$'),
  position integer check (position between 1 and 3),
  first_day date not null,
  last_day date not null,
  price_cents integer not null check (price_cents >= 0),
  state text not null default 'asked' check (state in ('asked', 'granted', 'refused', 'ended')),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 500),       -- why it was refused, or ended early
  ended_on date,                                              -- the first day without it
  refunded_cents integer not null default 0 check (refunded_cents between 0 and price_cents),
  check (last_day >= first_day),
  check ((state = 'ended') = (ended_on is not null)),
  check ((state in ('granted', 'ended')) = (position is not null)),
  constraint featured_once exclude using gist (
    place with =, position with =, daterange(first_day, least(last_day + 1, greatest(coalesce(ended_on, last_day + 1), first_day))) with &&
  ) where (state in ('granted', 'ended'))
);
create index on featured_places (provider_id, asked_at desc);
create index on featured_places (asked_at) where state = 'asked';
create index on featured_places (last_day) where state = 'granted';

alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in ('top_up', 'top_up_tax', 'top_up_refund',
  'top_up_tax_refund', 'purchase', 'refund', 'welcome', 'welcome_return', 'correction', 'featured', 'featured_refund'));
