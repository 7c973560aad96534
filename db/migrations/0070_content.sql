-- Texts: written as files in content/, published into these tables, and from then on an administrator's to change.
-- edited_at: somebody changed the row here, so the files leave it alone from then on.

create table sources (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  publisher text not null,
  url text not null check (url ~ '^https?://'),
  seen_on date not null,                                      -- the day somebody read it
  language text not null check (language ~ '^[a-z]{2}$'),
  published text,
  statement text not null                                     -- what we took from it
);
create trigger sources_changed after insert or update or delete on sources for each statement execute function tell_content_changed();

create table treatments (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  name text not null,
  short_name text not null,
  service_type_id text references service_types,
  category text not null check (category in ('Reproducción Asistida', 'Preservación', 'Genética Reproductiva')),
  summary text not null,
  description text not null,
  key_facts jsonb not null default '[]' check (jsonb_typeof(key_facts) = 'array'),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  risks jsonb not null default '[]' check (jsonb_typeof(risks) = 'array'),
  alternatives jsonb not null default '[]' check (jsonb_typeof(alternatives) = 'array'),
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  body text not null,
  source_ids text[] not null default '{}',
  reviewed_by text,                                           -- a real person who signed
  reviewed_on date,
  display_order integer not null default 100,
  published boolean not null default true,
  edited_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (locale, slug),
  check ((reviewed_by is null) = (reviewed_on is null))
);
create trigger treatments_changed after insert or update or delete on treatments for each statement execute function tell_content_changed();

create table articles (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('article', 'guide')),
  title text not null,
  description text not null,
  summary text not null,
  category text not null check (category in ('Tratamientos', 'Costos', 'Elegir centro', 'Viajar', 'Bienestar', 'Derechos')),
  published_on date not null,
  updated_on date not null check (updated_on >= published_on),
  treatments text[] not null default '{}',                    -- treatments.slug
  related text[] not null default '{}',                       -- articles.slug
  body text not null,
  source_ids text[] not null default '{}',
  reviewed_by text,
  reviewed_on date,
  published boolean not null default true,
  edited_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (locale, slug),
  check ((reviewed_by is null) = (reviewed_on is null))
);
create index articles_newest on articles (locale, kind, published_on desc, slug) where published;
create trigger articles_changed after insert or update or delete on articles for each statement execute function tell_content_changed();

create table questions (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  topic text not null check (topic in ('Centros', 'Tratamientos', 'Costos', 'Viajar', 'Solicitudes', 'Privacidad')),
  question text not null,
  answer text not null,
  source_ids text[] not null default '{}',
  display_order integer not null default 100,
  published boolean not null default true,
  edited_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (locale, id)
);
create trigger questions_changed after insert or update or delete on questions for each statement execute function tell_content_changed();

-- What is known of the law for one kind of family and one treatment. Never advice.
create table legal_positions (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  family text not null check (family in ('pareja-hetero', 'pareja-femenina', 'pareja-masculina', 'mujer-soltera', 'hombre-soltero')),
  treatment text not null,                                    -- treatments.slug
  known text not null,
  unknown text not null,
  since text not null,
  source_ids text[] not null,
  published boolean not null default true,
  edited_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (locale, treatment, family)
);
create trigger legal_positions_changed after insert or update or delete on legal_positions for each statement execute function tell_content_changed();
