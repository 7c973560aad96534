-- Requests of patients, from the form to the offers. Contact and health data lie sealed under a key of the lead's own.

create table lead_prices (
  price_tier text not null check (price_tier in ('basic', 'standard', 'premium')),
  exclusivity text not null check (exclusivity in ('exclusive', 'shared')),
  amount_cents bigint not null check (amount_cents >= 0),
  primary key (price_tier, exclusivity)
);

create sequence lead_numbers;

create table leads (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,                                -- «CU-2026-04817»
  status text not null check (status in ('accepted', 'routed', 'held', 'rejected', 'unmatched', 'attached', 'advice', 'closed')),
  kind text not null check (kind in ('center', 'advice')),    -- advice: for our own team
  source text not null check (source in ('dialog', 'page', 'card', 'inline', 'api')),
  language text not null default 'es',
  service_type_id text references service_types,
  country text references countries (name) on update cascade,
  city text references cities (name) on update cascade,       -- where the patient would like to be treated
  care_language text references languages (code),
  origin_center_id uuid references provider_profiles on delete set null,
  strategy text check (strategy in ('origin_exclusive', 'origin_first', 'matched', 'admin_queue')),
  consent_others_pending boolean not null default false,      -- consented to others without names: dormant until confirmed by mail
  sealed bytea,                                               -- contact and health fields, encrypted; null once erased
  email_digest bytea not null,                                -- keyed digests: find the same person without reading
  phone_digest bytea not null,
  ip_digest bytea,
  idempotency_key text not null unique,
  body_digest bytea not null,
  quality_score integer check (quality_score between 0 and 100),
  quality_codes text[] not null default '{}',
  spam_code text,                                             -- why it was rejected before scoring (honeypot)
  attached_to uuid references leads,
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  routed_at timestamptz
);
create index on leads (email_digest, created_at);
create index on leads (phone_digest, created_at);
create index on leads (ip_digest, created_at);
create index on leads (status, created_at);

-- The lead's own key, wrapped by the master key. Deleting the row erases the person's data for good, backups included in time.
create table lead_keys (
  lead_id uuid primary key references leads on delete cascade,
  wrapped bytea not null,
  master_version integer not null
);

-- The centers the visitor saw named before sending, or confirmed later. Routing may drop one, never add one.
create table lead_receivers (
  lead_id uuid not null references leads on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  named_by text not null check (named_by in ('origin', 'preview', 'confirmation')),
  position integer not null,
  already_at uuid references leads,                           -- this center has the earlier lead of the same person and service
  primary key (lead_id, provider_id)
);

-- Each box as the visitor left it, with the exact words beside it.
create table lead_consents (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  purpose text not null check (purpose in ('send', 'other_centers', 'newsletter')),
  provider_ids uuid[] not null default '{}',
  granted boolean not null,
  text text not null,
  text_version text not null,
  at timestamptz not null default now()
);
create index on lead_consents (lead_id);

-- Digests chained per lead over the sealed bytes: provable even after erasure.
create table lead_evidence (
  lead_id uuid not null references leads on delete cascade,
  position integer not null,
  kind text not null,
  sealed bytea not null,
  previous_digest bytea not null,
  digest bytea not null,
  at timestamptz not null default now(),
  primary key (lead_id, position)
);

-- One decision per routing round: who was considered, chosen or passed over, and why, as codes.
create table routing_decisions (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  round integer not null,
  strategy text not null,
  policy_version text not null,
  outcome text not null check (outcome in ('routed', 'held', 'rejected', 'unmatched', 'attached', 'advice')),
  candidates jsonb not null,                                  -- [{provider_id, chosen, reasons[], score, parts{}}]
  at timestamptz not null default now(),
  unique (lead_id, round)
);

create table offers (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  status text not null default 'open' check (status in ('open', 'purchased', 'declined', 'expired', 'withdrawn')),
  exclusivity text not null check (exclusivity in ('exclusive', 'shared')),
  price_cents bigint not null check (price_cents >= 0),
  reasons text[] not null default '{}',
  made_at timestamptz not null default now(),
  answer_by timestamptz not null,                             -- 24 business hours of that center
  opened_at timestamptz,
  unique (lead_id, provider_id)
);
create index on offers (provider_id, made_at desc);

revoke update, delete on lead_consents, lead_evidence, routing_decisions from cuna_app;
