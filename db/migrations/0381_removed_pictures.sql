-- Pictures that an editor removed while content/pictures still has their files: a start must not bring them back.
create table removed_pictures (
  id text primary key,
  removed_at timestamptz not null default now()
);
