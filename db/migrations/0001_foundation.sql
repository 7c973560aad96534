-- What every table stands on: text search in Spanish, the application's role, settings, change notices, the audit log.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create function norm(t text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

create text search configuration es (copy = pg_catalog.spanish);
alter text search configuration es alter mapping for hword, hword_part, word with unaccent, spanish_stem;

-- array_to_string is only stable, because of types whose text depends on settings; text[] does not.
create function words(list text[]) returns text language sql immutable strict parallel safe
  as $$ select array_to_string(list, ' ') $$;

-- The web and worker processes act as this role. It owns nothing, and cannot rewrite what is append-only.
do $$ begin
  if not exists (select from pg_roles where rolname = 'cuna_app') then create role cuna_app nologin; end if;
  if not pg_has_role(current_user, 'cuna_app', 'member') then execute format('grant cuna_app to %I', current_user); end if;
end $$;
grant usage on schema public to cuna_app;
alter default privileges in schema public grant select, insert, update, delete on tables to cuna_app;
alter default privileges in schema public grant usage, select on sequences to cuna_app;

-- Empties the page cache of every web process, and tells open pages.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger settings_changed after insert or update or delete on settings for each statement execute function tell_content_changed();

create table menus (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  location text not null default 'header',
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  is_active boolean not null default true,
  updated_at timestamptz not null default now()
);
create trigger menus_changed after insert or update or delete on menus for each statement execute function tell_content_changed();

-- Who did what, when. Append-only: corrections are further rows.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,          -- 'visitor', 'worker', 'cli' or a user's id
  action text not null,         -- noun.verb, e.g. lead.submitted
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}'   -- never contact or health data
);
create index on audit_log (subject_type, subject_id, at);
revoke update, delete on audit_log from cuna_app;
