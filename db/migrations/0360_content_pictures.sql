-- Pictures that texts may show. The id says the content of the files and the size of the largest, so that a text alone says how it is drawn.
create table content_pictures (
  id text primary key check (id ~ '^[0-9a-f]{32}-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$'),
  digest text not null generated always as (left(id, 32)) stored,
  alt text not null check (length(alt) between 1 and 250),
  caption text not null default '' check (length(caption) <= 300),
  added_by text references users on delete set null,          -- null: from a file, or an account that is gone
  created_at timestamptz not null default now()
);
create index content_pictures_newest on content_pictures (created_at desc, id);
