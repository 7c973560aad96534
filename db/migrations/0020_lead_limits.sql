-- The limit on leads in all counts those of the last hour.
create index on leads (created_at);
