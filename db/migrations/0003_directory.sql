-- The directory: places, services, providers and the evidence about them.

create table cities (
  id text primary key check (id ~ '^[a-z0-9-]+$'),          -- the slug
  name text not null unique,
  province text not null,
  latitude double precision not null check (latitude between 17.3 and 20),
  longitude double precision not null check (longitude between -72.1 and -68.2),
  active boolean not null default true,
  display_order integer not null default 100
);

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique,
  active boolean not null default true,
  display_order integer not null default 100
);

create table languages (
  code text primary key check (code ~ '^[a-z]{2}$'),
  name text not null unique,                                  -- in Spanish: «Inglés»
  own_name text not null,                                     -- «English»
  active boolean not null default true,
  display_order integer not null default 100
);

create table payment_methods (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null unique,
  active boolean not null default true,
  display_order integer not null default 100
);

-- The canonical services. A filter is exact on their ids; synonyms only help to find one.
create table service_types (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null unique,
  short_name text not null,
  synonyms text[] not null default '{}',
  category text not null check (category in ('Reproducción Asistida', 'Preservación', 'Genética Reproductiva')),
  price_tier text not null check (price_tier in ('basic', 'standard', 'premium')),
  listed boolean not null default true,                       -- false: a lead may name it, the directory does not
  active boolean not null default true,
  display_order integer not null default 100
);

create table medical_services (
  id uuid primary key default gen_random_uuid(),
  service_type_id text not null references service_types,
  servicio text not null unique,
  categoria text not null,
  descripcion_corta text not null,
  icono text not null,
  estado text not null default 'activo' check (estado in ('activo', 'inactivo')),
  orden integer not null default 100
);

create table provider_profiles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  provider_type text not null check (provider_type in ('clinic', 'doctor', 'specialist')),
  clinic_name text check (length(clinic_name) between 1 and 160),
  full_name text check (length(full_name) between 1 and 160),
  name text not null generated always as (coalesce(clinic_name, full_name, '')) stored check (name <> ''),
  honorific text check (honorific in ('Dr.', 'Dra.', 'Lic.', 'Licda.')),
  specialty text,
  years_experience integer check (years_experience between 0 and 70),
  short_description text,
  bio text,
  city text references cities (name) on update cascade,
  neighborhood text,
  address text,
  latitude double precision,
  longitude double precision,
  services_offered text[] not null default '{}',              -- service_types.id
  languages_spoken text[] not null default '{}',              -- languages.code
  payment_methods text[] not null default '{}',               -- payment_methods.id
  countries_served text[],                                    -- countries.code; null: every country
  phone text,
  whatsapp text,
  email text,                                                 -- where its leads are mailed
  website text,
  logo_url text,
  image_gallery jsonb not null default '[]' check (jsonb_typeof(image_gallery) = 'array'),
  opening_hours jsonb not null default '{"mon":["08:00","17:00"],"tue":["08:00","17:00"],"wed":["08:00","17:00"],"thu":["08:00","17:00"],"fri":["08:00","17:00"]}',
  time_zone text not null default 'America/Santo_Domingo',
  featured boolean not null default false,                    -- a paid place
  verified boolean not null default false,
  verification_status text not null default 'draft' check (verification_status in ('draft', 'pending', 'published', 'verified', 'returned')),
  verified_on date,
  claimed boolean not null default false,                     -- somebody answers for it on Cuna
  daily_lead_cap integer check (daily_lead_cap > 0),
  -- projected by jobs, read by lists and ranking
  average_rating numeric(2,1) check (average_rating between 1 and 5),
  total_reviews integer not null default 0 check (total_reviews >= 0),
  reply_median_hours numeric(6,1) check (reply_median_hours >= 0),
  reply_within_24h numeric(4,3) check (reply_within_24h between 0 and 1),
  reply_cases integer not null default 0 check (reply_cases >= 0),
  has_prices boolean not null default false,
  has_outcomes boolean not null default false,
  demo boolean not null default false,
  import_key text unique,                                     -- the row's identity in the file it came from
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  listed boolean not null generated always as (verification_status in ('published', 'verified')) stored,
  name_norm text not null generated always as (norm(coalesce(clinic_name, full_name, ''))) stored,
  tsv tsvector not null generated always as (
    setweight(to_tsvector('es', coalesce(clinic_name, full_name, '')), 'A') ||
    setweight(to_tsvector('es', coalesce(city, '') || ' ' || coalesce(neighborhood, '')), 'B') ||
    setweight(to_tsvector('es', coalesce(specialty, '') || ' ' || coalesce(short_description, '') || ' ' || coalesce(bio, '')), 'C')
  ) stored,
  check (provider_type <> 'clinic' or clinic_name is not null),
  check (provider_type = 'clinic' or full_name is not null)
);
create index provider_tsv on provider_profiles using gin (tsv) with (fastupdate = off);
create index provider_name_trgm on provider_profiles using gin (name_norm gin_trgm_ops) with (fastupdate = off);
create index provider_services on provider_profiles using gin (services_offered) with (fastupdate = off) where listed;
create index provider_languages on provider_profiles using gin (languages_spoken) with (fastupdate = off) where listed;
create index provider_city_order on provider_profiles (provider_type, city, featured desc, average_rating desc nulls last, name, id) where listed;
create index provider_order on provider_profiles (provider_type, featured desc, average_rating desc nulls last, name, id) where listed;
create trigger provider_profiles_changed after insert or update or delete on provider_profiles for each statement execute function tell_content_changed();

-- Fair rotation. Apart from the profile, which lists and caches read far more often than leads arrive.
create table provider_rotation (
  provider_id uuid primary key references provider_profiles on delete cascade,
  last_offered_at timestamptz not null
);

-- Where a specialist practises.
create table provider_members (
  center_id uuid not null references provider_profiles on delete cascade,
  specialist_id uuid not null references provider_profiles on delete cascade,
  display_order integer not null default 100,
  primary key (center_id, specialist_id)
);
create index on provider_members (specialist_id);

-- One template of price lines for every center, so that like is compared with like.
create table price_lines (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  service_type_id text not null references service_types,
  label text not null,
  detail text not null,
  display_order integer not null default 100
);

-- Append a row when a price changes; the newest of a line is the current one.
create table provider_prices (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  price_line_id text not null references price_lines,
  amount_cents bigint not null check (amount_cents > 0 and amount_cents < 100000000),
  not_included text,
  informed_on date not null,
  created_at timestamptz not null default now(),
  unique (provider_id, price_line_id, informed_on)
);
create trigger provider_prices_changed after insert or update or delete on provider_prices for each statement execute function tell_content_changed();

create table provider_outcomes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  year integer not null check (year between 2000 and 2100),
  age_band text not null check (age_band in ('under-35', '35-37', '38-40', '41-42', '43-plus')),
  egg_source text not null check (egg_source in ('own', 'donor')),
  retrievals integer check (retrievals >= 0),
  transfers integer not null check (transfers >= 0),
  births integer not null check (births >= 0 and births <= transfers),
  evidence_file text,
  checked_by text,
  checked_on date,
  unique (provider_id, year, age_band, egg_source)
);
create trigger provider_outcomes_changed after insert or update or delete on provider_outcomes for each statement execute function tell_content_changed();

create table badges (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null unique,
  description text not null,
  icon_url text not null,
  badge_color text not null
);
create table provider_badges (
  provider_id uuid not null references provider_profiles on delete cascade,
  badge_id text not null references badges on delete cascade,
  awarded_on date not null,
  primary key (provider_id, badge_id)
);

-- A review stands on a consultation that both sides confirmed.
create table consultations (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  service_type_id text references service_types,
  held_on date not null,
  confirmed_by_patient_at timestamptz,
  confirmed_by_provider_at timestamptz
);
create index on consultations (provider_id);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  consultation_id uuid not null unique references consultations on delete cascade,
  author_label text not null,                                 -- «L. C., 36 años»
  rating integer not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 4000),
  status text not null default 'published' check (status in ('pending', 'published', 'rejected')),
  on_home boolean not null default false,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now()
);
create index on reviews (provider_id, created_at desc) where status = 'published';
create trigger reviews_changed after insert or update or delete on reviews for each statement execute function tell_content_changed();
