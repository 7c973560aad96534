-- What /readyz writes, to learn whether the database still takes writes.
create table heartbeats (
  name text primary key,
  at timestamptz not null default now()
) with (fillfactor = 20);
