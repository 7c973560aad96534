-- What our own team notes about a center or a specialist. The center never sees it.
create table center_notes (
  id uuid primary key,                                        -- chosen by the form, so that a repeat is known
  provider_id uuid not null references provider_profiles on delete cascade,
  text text not null check (length(text) between 1 and 1000),
  author text references users on delete set null,
  at timestamptz not null default now()
);
create index on center_notes (provider_id, at desc);
