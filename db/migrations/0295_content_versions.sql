-- Every text in versions, each in exactly the words of its file in content/. What an editor publishes wins over the file.
-- kind and slug name the text; of a question the id, of a legal position treatment and family with a dot between.

create table content_versions (
  kind text not null check (kind in ('treatment', 'article', 'guide', 'question', 'legal', 'source')),
  slug text not null check (slug ~ '^[a-z0-9.-]+$'),
  number integer not null check (number > 0),
  text text not null,
  title text not null,                                        -- what lists call it
  reviewed_on date,                                           -- when a professional signed this version's words
  place integer not null default 0,                           -- its place in the file, of kinds that share one
  origin text not null check (origin in ('file', 'editor')),
  -- waiting: a file that changed after an editor published something else
  state text not null check (state in ('draft', 'published', 'replaced', 'waiting', 'archived')),
  reason text not null default '',
  author text references users on delete set null,            -- null: from a file, or somebody whose account is gone
  signed_by text references users on delete set null,         -- the account that signed
  signed_at timestamptz,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (kind, slug, number)
);
create unique index content_versions_current on content_versions (kind, slug) where state in ('published', 'archived');
create unique index content_versions_draft on content_versions (kind, slug) where state = 'draft';
create unique index content_versions_waiting on content_versions (kind, slug) where state = 'waiting';
create index content_versions_listed on content_versions (kind, created_at desc) where state in ('draft', 'published', 'archived');

-- Versions say who edited what.
alter table treatments drop column edited_at;
alter table articles drop column edited_at;
alter table questions drop column edited_at;
alter table legal_positions drop column edited_at;
