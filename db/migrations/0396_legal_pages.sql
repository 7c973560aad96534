-- Legal pages are texts like the others: with the points that they begin with, and the day of their last change.
alter table pages
  add column essentials text[] not null default '{}',
  add column updated_on date;
-- Marks such as «{site}» stand for what is said elsewhere, and nobody searches a page by them. A computed column gets a new
-- expression only from PostgreSQL 17 on, so both columns are made again, and with them the view that reads them, as it is.
do $$
declare
  shown text := pg_get_viewdef('answers');
begin
  drop view answers;
  alter table pages drop column names, drop column tsv;
  alter table pages
    add column names text not null generated always as
      (norm(regexp_replace(name || ' ' || title, '\{[a-z_]+\}', ' ', 'g') || ' ' || words(words))) stored,
    add column tsv tsvector not null generated always as (
      setweight(to_tsvector('es', regexp_replace(name || ' ' || title, '\{[a-z_]+\}', ' ', 'g') || ' ' || words(words)), 'A') ||
      setweight(to_tsvector('es', regexp_replace(lead || ' ' || description || ' ' || words(essentials), '\{[a-z_]+\}', ' ', 'g')), 'B') ||
      setweight(to_tsvector('es', regexp_replace(body, '\{[a-z_]+\}', ' ', 'g')), 'D')
    ) stored;
  execute 'create view answers as ' || shown;
end $$;
