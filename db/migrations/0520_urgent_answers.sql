-- Answers to what worries at night: written in content/es/urgent, edited like every text. Each says first when to go to an emergency room,
-- when to call the center and when to wait. `emergency`, `call` and `wait` are signs in Markdown; of `wait` all hold together.
create table urgent_answers (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  topic text not null,
  description text not null,
  display_order integer not null default 100,
  emergency text[] not null,
  call text[] not null default '{}',
  wait text[] not null default '{}',
  keep text[] not null default '{}',                          -- what to do meanwhile
  avoid text[] not null default '{}',                         -- what not to do meanwhile
  figures jsonb not null default '[]' check (jsonb_typeof(figures) = 'array'),
  related text[] not null default '{}',                       -- urgent_answers.slug
  body text not null,
  words text[] not null default '{}',
  source_ids text[] not null default '{}',
  reviewed_by text,                                           -- a real person who signed
  reviewed_on date,
  published boolean not null default true,
  updated_at timestamptz not null default now(),
  phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  names text not null generated always as (norm(title || ' ' || words(words))) stored,
  tsv tsvector not null generated always as (
    setweight(to_tsvector('es', title || ' ' || words(words)), 'A') ||
    setweight(to_tsvector('es', regexp_replace(words(emergency) || ' ' || words(call) || ' ' || words(wait), '\[\^[^]]*\]', '', 'g')), 'C') ||
    setweight(to_tsvector('es', regexp_replace(body, '\[\^[^]]*\]', '', 'g')), 'D')
  ) stored,
  primary key (locale, slug),
  check (cardinality(emergency) > 0),
  check ((reviewed_by is null) = (reviewed_on is null))
);
create trigger urgent_answers_changed after insert or update or delete on urgent_answers
  for each statement execute function tell_content_changed();

alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('treatment', 'city_treatment', 'article', 'guide', 'page', 'urgent', 'question', 'legal', 'source'));

do $$
declare
  shown text := rtrim(pg_get_viewdef('answers'), '; ');
begin
  execute 'create or replace view answers as ' || shown || $v$
    union all
    select locale, 'urgent', slug, null, title, description, words, phrases, names, tsv from urgent_answers where published$v$;
end $$;
