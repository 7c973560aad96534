-- Programs of partners that send requests to lead-routing-v2, each with a key of its own.

create table partners (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  key_digest bytea not null unique,                           -- SHA-256 of a random key, which is shown once
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
alter table leads add column partner_id uuid references partners;

-- What a program said about consent is its word, never a box that somebody saw.
alter table lead_consents drop constraint lead_consents_purpose_check;
alter table lead_consents add constraint lead_consents_purpose_check
  check (purpose in ('send', 'other_centers', 'newsletter', 'caller_word'));
