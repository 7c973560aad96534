-- When whoever is signed in last proved, in this session, that it is they. Null: not since they signed in.
alter table user_sessions add column proved_at timestamptz;
