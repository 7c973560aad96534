-- What a center asks for a treatment, line by line, of a person whose request it has opened. Each version is a row that stays as it was
-- sent; what it says lies sealed under the lead's own key.
create table quotes (
  id uuid primary key,
  lead_id uuid not null,
  provider_id uuid not null,
  version integer not null check (version >= 1),
  currency text not null default 'usd' check (currency = 'usd'),
  sealed bytea not null,
  sent_at timestamptz not null default now(),
  unique (lead_id, provider_id, version),
  foreign key (lead_id, provider_id) references lead_receivers on delete cascade
);
revoke update on quotes from cuna_app;
