-- Somebody asks to manage a profile that is there already. Only our team's decision changes who does.
create table profile_claims (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  user_id text not null references users on delete cascade,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'withdrawn')),
  message text not null default '' check (length(message) <= 2000),
  proof_email text check (length(proof_email) <= 254),        -- at the domain of the profile's website
  email_proven_at timestamptz,
  phone_proven_at timestamptz,                                -- our team called the number that was on the profile
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_reason text check (length(decision_reason) <= 500),
  check ((status in ('approved', 'rejected')) = (decided_at is not null))
);
create unique index on profile_claims (provider_id, user_id) where status = 'open';
create index on profile_claims (user_id, created_at desc);
create index on profile_claims (created_at) where status = 'open';

-- The papers of a claim; the files lie in the file store, which no address serves.
create table claim_documents (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references profile_claims on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  stored_as text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index on claim_documents (claim_id);

alter table mail_messages add column claim_id uuid references profile_claims on delete cascade;
create index on mail_messages (claim_id) where claim_id is not null;
