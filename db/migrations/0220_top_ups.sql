-- How centers pay in advance: what they asked to add to their wallet, what shows that they paid, and what gateways told us.
create table tax_rates (
  tax text not null check (tax in ('itbis')),
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 10000), -- 1800 is 18 %
  source text not null,
  primary key (tax, valid_from)
);
insert into tax_rates values ('itbis', '2013-01-01', 1800, 'Ley 253-12');
revoke insert, update, delete on tax_rates from cuna_app;

create table top_ups (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles,
  asked_by text references users on delete set null,
  reference text not null unique check (reference ~ '^CU[2-9A-HJKMNP-Z]{8}$'), -- the center writes it on its transfer; gateways name it
  method text not null check (method in ('bank', 'card')),
  status text not null default 'asked' check (status in ('asked', 'sent', 'paid', 'refused', 'failed', 'refunded')),
  net_cents bigint not null check (net_cents > 0),            -- what enters the wallet
  tax_cents bigint not null check (tax_cents >= 0),
  tax_basis_points integer not null,
  asked_at timestamptz not null default now(),
  sent_at timestamptz,                                        -- when the last voucher came
  decided_at timestamptz,                                     -- paid, refused or failed
  decided_by text,
  refusal_reason text check (length(refusal_reason) between 1 and 500),
  gateway text check (gateway in ('stripe', 'azul', 'sandbox')),
  checkout jsonb,                                             -- where its person pays: a link, or a form
  attempts integer not null default 0,                        -- checkouts begun
  payment_reference text check (length(payment_reference) <= 200), -- what the gateway calls the payment
  refunded_at timestamptz,
  refund_reason text check (length(refund_reason) between 1 and 500),
  check ((method = 'card') = (gateway is not null)),
  check ((status = 'refused') = (refusal_reason is not null)),
  check ((status = 'refunded') = (refunded_at is not null))
);
create index on top_ups (provider_id, asked_at desc);
create index on top_ups (status, asked_at desc);
revoke delete on top_ups from cuna_app;

-- What shows a transfer: sealed, for the center that sent it and for administrators.
create table top_up_vouchers (
  id uuid primary key,
  top_up_id uuid not null references top_ups on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  stored_as text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sent_at timestamptz not null default now()
);
create index on top_up_vouchers (top_up_id, sent_at);

alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check
  check (subject_kind in ('lead', 'message', 'patient', 'document', 'claim-document', 'upload', 'guest', 'voucher'));
create trigger subject_dropped after delete on top_up_vouchers for each row execute function drop_subject('voucher');

-- Each word of a gateway once: its own id of the event settles repeats.
create table payment_events (
  gateway text not null,
  event_id text not null check (length(event_id) between 1 and 300),
  reference text not null,
  outcome text not null check (outcome in ('paid', 'failed')),
  amount_cents bigint not null,
  currency text not null,
  payment_reference text,
  -- What we made of it. «mismatch»: another amount or currency than was asked. «second»: paid when it was paid already.
  effect text not null check (effect in ('paid', 'failed', 'none', 'unknown', 'mismatch', 'second')),
  top_up_id uuid references top_ups on delete cascade,
  received_at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index on payment_events (top_up_id);
revoke update, delete on payment_events from cuna_app;
