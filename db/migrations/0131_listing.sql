-- What a center does until it is public, and the papers that we check it by.
alter table provider_profiles
  add column submitted_at timestamptz,                        -- when it asked to be checked
  add column returned_reason text check (length(returned_reason) between 1 and 500);

create table provider_documents (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  kind text not null check (kind in ('habilitacion', 'exequatur', 'laboratorio', 'bioseguridad', 'seguro', 'resultados')),
  holder text check (length(holder) between 1 and 160),       -- of an exequátur: the person
  file_name text not null check (length(file_name) between 1 and 200),
  stored_as text not null,                                    -- in the file store; only its own people may read it
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  expires_on date,
  state text not null default 'received' check (state in ('received', 'accepted', 'returned')),
  reason text check (length(reason) between 1 and 500),       -- why it came back
  uploaded_at timestamptz not null default now(),
  checked_at timestamptz
);
create index on provider_documents (provider_id, uploaded_at desc);
