-- Where a center's own system hears of its requests: one address for each center, with the secret that signs what is sent.
create table webhooks (
  provider_id uuid primary key references provider_profiles on delete cascade,
  url text not null check (length(url) <= 500),
  secret bytea not null,                                      -- wrapped under SECRET_KEY
  key_id text not null,                                       -- which of its secrets wrapped it
  enabled boolean not null default true,
  failing_since timestamptz,                                  -- the first failure since the last success
  stopped_at timestamptz,                                     -- it was switched off because of days of failures
  updated_at timestamptz not null default now()
);

-- One row for each event; its body is written when it is sent, and kept nowhere.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references webhooks on delete cascade,
  event text not null check (event in ('ping', 'offer.made', 'offer.purchased')),
  offer_id uuid references offers on delete cascade,
  effect_key text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
  attempts integer not null default 0,
  claimed_at timestamptz,
  last_status integer,                                        -- the HTTP status of the last answer
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((event = 'ping') = (offer_id is null)),
  check ((status = 'sent') = (sent_at is not null))
);
create index on webhook_deliveries (provider_id, created_at desc);
create index on webhook_deliveries (offer_id);
