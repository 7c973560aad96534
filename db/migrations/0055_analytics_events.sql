-- What visitors who agreed to it do on the site, and how fast pages were for them. Nobody's name, address or session.
create table analytics_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 40),
  path text not null check (length(path) <= 300),             -- without query; signed links without their token
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object')
);
create index on analytics_events (name, at);
revoke update on analytics_events from cuna_app;
