-- Money that our team gives a center by hand. Above a limit it waits for a second person's signature.
create table credits (
  id uuid primary key,                                        -- chosen by the form, so that a repeat is known
  provider_id uuid not null references provider_profiles on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  motive text not null check (motive in ('ours', 'request', 'courtesy')),
  reason text not null check (length(reason) between 1 and 500), -- which the center reads
  state text not null check (state in ('given', 'asked', 'refused', 'lapsed')),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  signed_by text,                                             -- the second person; null where one was enough
  note text check (length(note) between 1 and 500),           -- why the second person did not sign
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (signed_by is distinct from asked_by)
);
create index on credits (provider_id, asked_at desc);
create unique index credits_one_open on credits (provider_id) where state = 'asked';
create index on credits (asked_at) where state = 'asked';

alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in ('top_up', 'top_up_tax', 'top_up_refund',
  'top_up_tax_refund', 'purchase', 'refund', 'welcome', 'welcome_return', 'correction', 'featured', 'featured_refund', 'credit'));
