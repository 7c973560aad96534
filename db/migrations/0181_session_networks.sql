-- The part of the address by which somebody knows their own connection again: the rest is cut off before it is written.
alter table user_sessions add column network text;

-- What is past its time is looked for every night.
create index on user_sessions (expires_at);
create index on password_resets (expires_at);
