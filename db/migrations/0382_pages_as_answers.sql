-- The site's own pages answer a search like every other text. «{site}» in them is the site's name, which nobody searches a page by.
alter table pages
  add column words text[] not null default '{}',
  add column phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  add column names text not null generated always as (norm(name || ' ' || title || ' ' || words(words))) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('es', replace(name || ' ' || title || ' ' || words(words), '{site}', ' ')), 'A') ||
    setweight(to_tsvector('es', replace(lead || ' ' || description, '{site}', ' ')), 'B') ||
    setweight(to_tsvector('es', replace(body, '{site}', ' ')), 'D')
  ) stored;

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
  select locale, 'page', slug, null, title, lead, words, phrases, names, tsv from pages where published;
