-- Drafts of texts about treatments, made from what the directory knows: the newest one of each service.
create table text_drafts (
  service_type_id text primary key references service_types on delete cascade,
  version uuid not null default gen_random_uuid(),           -- another one after every change, for whoever has the screen open
  facts jsonb not null,                                      -- as they were when the draft was made
  sentences jsonb not null,
  made_by text references users on delete set null,
  made_at timestamptz not null default now(),
  passed_number integer                                      -- the version of the text that it became
);

-- What a person confirmed about a draft before it may become a text.
create table text_draft_checks (
  service_type_id text not null references text_drafts on delete cascade,
  point text not null check (point in ('figures', 'promises', 'names', 'reading')),
  checked_by text references users on delete set null,
  checked_at timestamptz not null default now(),
  primary key (service_type_id, point)
);
