-- Files of centers and specialists that an administrator brings in: what we understood of each, and every row with what became of it.
create table imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(file_name) between 1 and 200),
  content bytea,                                              -- kept until it runs, so that it can be read in another encoding
  encoding text not null check (encoding in ('utf-8', 'windows-1252')),
  delimiter text check (delimiter in (',', ';', E'\t')),      -- null: JSON
  headings text[] not null,
  fields text[] not null,                                     -- the import column of each heading; '': it is not imported
  known_fields text[] not null,                               -- what we proposed
  duplicates text not null default 'skip' check (duplicates in ('skip', 'update')),
  status text not null default 'checking' check (status in ('checking', 'checked', 'running', 'paused', 'finished', 'undone')),
  version integer not null default 1,                         -- of columns and fixes: a check of an earlier one is thrown away
  actor text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check (cardinality(fields) = cardinality(headings) and cardinality(known_fields) = cardinality(headings))
);
create index on imports (created_at desc);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'), -- in the order of the headings
  broken text,                                                -- why the row itself cannot be read
  state text not null default 'new' check (state in ('new', 'ready', 'rejected', 'created', 'updated', 'unchanged', 'kept', 'undone')),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  provider_id uuid references provider_profiles on delete set null,
  primary key (import_id, line)
);
create index on import_rows (import_id, state, line);
create index on import_rows (provider_id);

-- Which column each set of headings meant the last time.
create table import_mappings (
  headings text[] primary key,
  fields text[] not null,
  updated_at timestamptz not null default now()
);

-- A center that is there already under another name has its website.
create index provider_site on provider_profiles (lower(regexp_replace(website, '^https?://(www\.)?|/+$', '', 'g'))) where website is not null;
