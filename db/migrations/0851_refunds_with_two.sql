-- That a top-up was paid back. Above what one person may pay back alone it waits for a second person's signature, as credit by hand does.
create table top_up_refunds (
  id uuid primary key default gen_random_uuid(),
  top_up_id uuid not null references top_ups,
  provider_id uuid not null references provider_profiles,
  total_cents integer not null check (total_cents > 0),       -- with the tax: what leaves our account
  reason text not null check (length(reason) between 1 and 500), -- which the center reads
  state text not null check (state in ('done', 'asked', 'refused', 'lapsed')),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  signed_by text,                                             -- the second person; null where one was enough
  note text check (length(note) between 1 and 500),           -- why the second person did not sign
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (signed_by is distinct from asked_by)
);
create index on top_up_refunds (provider_id, asked_at desc);
create unique index top_up_refunds_one_open on top_up_refunds (top_up_id) where state = 'asked';
create index on top_up_refunds (asked_at) where state = 'asked';
