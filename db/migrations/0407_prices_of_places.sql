-- What a week of a paid place costs, by the kind of place, and what it cost before. Places that were asked for keep their price.
create table featured_prices (
  kind text primary key check (kind in ('city', 'service', 'home')),
  week_cents integer not null check (week_cents between 100 and 100000)
);
insert into featured_prices values ('city', 2500), ('service', 2500), ('home', 5000);
revoke insert, delete on featured_prices from cuna_app;

create table featured_price_changes (
  id bigint generated always as identity primary key,
  kind text not null references featured_prices,
  before_cents integer not null,
  after_cents integer not null,
  reason text not null,
  changed_by text references users on delete set null,
  at timestamptz not null default now()
);
create index on featured_price_changes (at);
revoke update, delete on featured_price_changes from cuna_app;
