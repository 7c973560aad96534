-- What the site says in words about a treatment in one city: written in content/es/city-treatments, edited like every text. Its page is made
-- of the directory's data and stands without it, so neither names a row that has to be there.
create table city_texts (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  city text not null check (city ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  treatment text not null check (treatment ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,                                        -- what lists and a search call it
  body text not null,
  words text[] not null default '{}',
  source_ids text[] not null default '{}',
  reviewed_by text,
  reviewed_on date,
  published boolean not null default true,
  updated_at timestamptz not null default now(),
  phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  names text not null generated always as (norm(title || ' ' || words(words))) stored,
  tsv tsvector not null generated always as (
    setweight(to_tsvector('es', title || ' ' || words(words)), 'A') || setweight(to_tsvector('es', body), 'D')
  ) stored,
  primary key (locale, city, treatment),
  check ((reviewed_by is null) = (reviewed_on is null))
);
create trigger city_texts_changed after insert or update or delete on city_texts for each statement execute function tell_content_changed();

alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('treatment', 'city_treatment', 'article', 'guide', 'page', 'question', 'legal', 'source'));

-- A search finds it while its page is there: a listed center of the city offers the treatment.
create or replace view answers as
  select locale, 'treatment' as kind, slug as id, null as family, title, summary, words, phrases, names, tsv from treatments where published
  union all
  select locale, kind, slug, null, title, summary, words, phrases, names, tsv from articles where published
  union all
  select locale, 'question', id, null, question, answer, words, phrases, names, tsv from questions where published
  union all
  select l.locale, 'legal', l.treatment, l.family, t.short_name, l.known, l.words, l.phrases, l.names, l.tsv
  from legal_positions l join treatments t on t.locale = l.locale and t.slug = l.treatment and t.published
  where l.published
  union all
  select locale, 'page', slug, null, title, lead, words, phrases, names, tsv from pages where published
  union all
  select b.locale, 'city_treatment', b.city || '.' || b.treatment, null, b.title, t.summary, b.words, b.phrases, b.names, b.tsv
  from city_texts b
  join treatments t on t.locale = b.locale and t.slug = b.treatment and t.published
  join service_types s on s.id = t.service_type_id and s.active and s.listed
  join cities c on c.id = b.city
  where b.published and exists (
    select from provider_profiles p
    where p.listed and p.provider_type = 'clinic' and p.city = c.name and p.services_offered @> array[t.service_type_id]
  );
