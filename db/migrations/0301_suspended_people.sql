-- A suspended person cannot sign in. The reason is a code; who did it stands in the log.
alter table profiles add column suspended_at timestamptz, add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null));

-- When somebody was last here, and on which of the fourteen days up to then: the lowest bit is that day itself.
alter table profiles add column last_seen_at timestamptz, add column seen_days integer not null default 0;
create index profiles_last_seen on profiles (last_seen_at desc nulls last, user_id);

-- People are looked for by parts of their names and addresses.
create index users_searched on users using gin (norm(name || ' ' || email) gin_trgm_ops);
