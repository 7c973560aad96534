-- What our own team decides on requests, whom it called, and what the prices were before.

alter table leads drop constraint leads_source_check;
alter table leads add constraint leads_source_check check (source in ('dialog', 'page', 'card', 'inline', 'trip', 'api', 'call'));

-- Wins over the score: a qualified lead is routed whatever its quality, and a held one waits whatever it is.
alter table leads add column team_verdict text check (team_verdict in ('qualified', 'held'));

-- Centers without an e-mail address hear of an offer by telephone.
create table offer_calls (
  offer_id uuid primary key references offers on delete cascade,
  told_by text references users on delete set null,
  told_at timestamptz not null default now()
);

-- lead_prices has today's prices. An offer keeps the price that it was made at.
create table lead_price_changes (
  id bigint generated always as identity primary key,
  price_tier text not null,
  exclusivity text not null,
  before_cents bigint not null,
  after_cents bigint not null check (after_cents >= 0),
  reason text not null,
  changed_by text references users on delete set null,
  at timestamptz not null default now(),
  foreign key (price_tier, exclusivity) references lead_prices
);
create index on lead_price_changes (at);
revoke update, delete on lead_price_changes from cuna_app;

create trigger lead_prices_changed after insert or update or delete on lead_prices for each statement execute function tell_content_changed();
