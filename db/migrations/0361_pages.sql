-- The site's own pages as far as their words are prose: written in content/es/pages, edited like every text.
-- Those that the site cannot do without have an address of their own; the others stand under /p/.
create table pages (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,                                         -- what links and the browser's tab call it
  title text not null,
  description text not null,
  lead text not null,
  body text not null,
  source_ids text[] not null default '{}',
  published boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (locale, slug)
);
create trigger pages_changed after insert or update or delete on pages for each statement execute function tell_content_changed();

alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('treatment', 'article', 'guide', 'page', 'question', 'legal', 'source'));
