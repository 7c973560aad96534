-- Replies that a center saved for itself. They hold marks instead of what is somebody's own, so nothing in them is about a person.
create table reply_templates (
  provider_id uuid not null references provider_profiles on delete cascade,
  place smallint not null check (place between 1 and 8),
  name text not null check (length(name) between 1 and 40),
  body text not null check (length(body) between 1 and 2000),
  primary key (provider_id, place)
);
