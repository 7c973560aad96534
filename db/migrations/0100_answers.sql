-- Texts as answers to a search. `words` are what people say when the text itself says it otherwise: «bebé probeta».
create function phrase_queries(phrases text[]) returns tsquery[] language sql immutable parallel safe
  as $$ select coalesce(array_agg(plainto_tsquery('public.es', phrase)), '{}') from unnest(phrases) as phrase $$;

alter table treatments
  add column words text[] not null default '{}',
  add column phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  add column names text not null generated always as (norm(title || ' ' || name || ' ' || words(words))) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('es', title || ' ' || name || ' ' || words(words)), 'A') ||
    setweight(to_tsvector('es', summary || ' ' || description), 'B') ||
    setweight(jsonb_to_tsvector('es', questions, '["string"]'), 'C') ||
    setweight(to_tsvector('es', body), 'D')
  ) stored;

alter table articles
  add column words text[] not null default '{}',
  add column phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  add column names text not null generated always as (norm(title || ' ' || words(words))) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('es', title || ' ' || words(words)), 'A') ||
    setweight(to_tsvector('es', summary || ' ' || description), 'B') ||
    setweight(to_tsvector('es', body), 'D')
  ) stored;

alter table questions
  add column words text[] not null default '{}',
  add column phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  add column names text not null generated always as (norm(question || ' ' || words(words))) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('es', question || ' ' || words(words)), 'A') || setweight(to_tsvector('es', answer), 'C')
  ) stored;

alter table legal_positions
  add column words text[] not null default '{}',
  add column phrases tsquery[] not null generated always as (phrase_queries(words)) stored,
  add column names text not null generated always as (norm(words(words))) stored,
  add column tsv tsvector not null generated always as (
    setweight(to_tsvector('es', words(words) || ' ' || translate(family || ' ' || treatment, '-', ' ')), 'A') ||
    setweight(to_tsvector('es', 'ley legal derechos'), 'B') ||
    setweight(to_tsvector('es', known || ' ' || unknown), 'D')
  ) stored;

-- Everything that may answer, in one shape. A few hundred rows: they are read whole for each search.
create view answers as
  select locale, 'treatment' as kind, slug as id, null as family, title, summary, words, phrases, names, tsv from treatments where published
  union all
  select locale, kind, slug, null, title, summary, words, phrases, names, tsv from articles where published
  union all
  select locale, 'question', id, null, question, answer, words, phrases, names, tsv from questions where published
  union all
  select l.locale, 'legal', l.treatment, l.family, t.short_name, l.known, l.words, l.phrases, l.names, l.tsv
  from legal_positions l join treatments t on t.locale = l.locale and t.slug = l.treatment and t.published
  where l.published;
