-- Legal pages are texts like the others: with the points that they begin with, and the day of their last change.
alter table pages
  add column essentials text[] not null default '{}',
  add column updated_on date;
-- Marks such as «{site}» stand for what is said elsewhere, and nobody searches a page by them.
alter table pages alter column names set expression as (norm(regexp_replace(name || ' ' || title, '\{[a-z_]+\}', ' ', 'g') || ' ' || words(words)));
alter table pages alter column tsv set expression as (
  setweight(to_tsvector('es', regexp_replace(name || ' ' || title, '\{[a-z_]+\}', ' ', 'g') || ' ' || words(words)), 'A') ||
  setweight(to_tsvector('es', regexp_replace(lead || ' ' || description || ' ' || words(essentials), '\{[a-z_]+\}', ' ', 'g')), 'B') ||
  setweight(to_tsvector('es', regexp_replace(body, '\{[a-z_]+\}', ' ', 'g')), 'D')
);
