-- Photos of profiles as we keep them: fetched once from where an import says they are, made small, and served from here.
-- provider_profiles says which photos a profile has, and in what order; a row here says what became of one of them.

create table provider_photos (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  source_url text not null check (length(source_url) <= 500),
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
  attempts integer not null default 0,
  reason text,                                                -- a code: why the last attempt brought nothing
  digest text check (digest ~ '^[0-9a-f]{32}$'),              -- the name of its files, which says their content
  widths integer[] not null default '{}',                     -- of its files, smallest first
  created_at timestamptz not null default now(),
  unique (provider_id, source_url),
  check ((state = 'stored') = (digest is not null))
);
create index on provider_photos (digest);
create index on provider_photos (created_at) where state = 'waiting';
create trigger provider_photos_stored after update on provider_photos
  for each row when (new.state = 'stored') execute function tell_content_changed();

insert into provider_photos (provider_id, source_url)
select distinct p.id, photo.url
from provider_profiles p,
  lateral (select case jsonb_typeof(entry) when 'string' then entry #>> '{}' else entry ->> 'url' end from jsonb_array_elements(p.image_gallery) entry
    union select p.logo_url) as photo (url)
where photo.url ~ '^https?://' and length(photo.url) <= 500;
