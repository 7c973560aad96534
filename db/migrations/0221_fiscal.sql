-- Invoices and credit notes with numbers of the DGII. A document is never edited: a mistake is put right by a further one.
create table fiscal_profiles (
  provider_id uuid primary key references provider_profiles on delete cascade,
  tax_id text not null check (tax_id ~ '^([0-9]{9}|[0-9]{11})$'), -- RNC or cédula
  legal_name text not null check (length(legal_name) between 1 and 150),
  address text not null check (length(address) between 1 and 100),
  updated_at timestamptz not null default now()
);

-- Ranges that the DGII authorised, as an administrator entered them.
create table fiscal_sequences (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('E31', 'E32', 'E34')),
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null check (last_number <= 9999999999),
  next_number bigint not null,
  expires_on date,                                            -- every invoice of type 31 names it
  demo boolean not null default false,
  set_by text not null,
  set_at timestamptz not null default now(),
  check (first_number <= last_number),
  check (next_number between first_number and last_number + 1),
  check (type <> 'E31' or expires_on is not null),
  constraint fiscal_sequences_apart exclude using gist (type with =, int8range(first_number, last_number, '[]') with &&)
);
revoke update, delete on fiscal_sequences from cuna_app;
grant update (next_number) on fiscal_sequences to cuna_app;

create table fiscal_documents (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^E(31|32|34)[0-9]{10}$'),
  type text not null check (type in ('E31', 'E32', 'E34')),
  sequence_id uuid not null references fiscal_sequences,
  sequence_expires_on date,
  provider_id uuid not null references provider_profiles,
  top_up_id uuid not null references top_ups,
  modifies uuid references fiscal_documents,                  -- of a credit note: the invoice
  reason text,
  issuer_tax_id text not null,
  issuer_name text not null,
  issuer_address text not null,
  buyer_tax_id text,
  buyer_name text not null,
  buyer_address text,
  method text not null check (method in ('bank', 'card')),
  reference text not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  tax_basis_points integer not null,
  dop_rate numeric(7, 4) not null,
  dop_rate_on date not null,
  dop_rate_source text not null,
  issued_at timestamptz not null default now(),
  check ((type = 'E34') = (modifies is not null)),
  check (type <> 'E31' or buyer_tax_id is not null)
);
create unique index on fiscal_documents (top_up_id, (modifies is null));
create index on fiscal_documents (provider_id, issued_at desc);
revoke update, delete on fiscal_documents from cuna_app;

-- Documents that are owed. They are issued at once where that is possible; the others wait for a sequence, an issuer or a rate.
create table fiscal_due (
  top_up_id uuid not null references top_ups on delete cascade,
  kind text not null check (kind in ('invoice', 'credit-note')),
  reason text,
  since timestamptz not null default now(),
  primary key (top_up_id, kind)
);
create index on fiscal_due (since);
