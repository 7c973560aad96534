-- Lines of the template that a center says it does not offer. Their prices leave the table of prices, which says what is asked, and
-- stay in the center's own history.
alter table provider_profiles add column lines_not_offered text[] not null default '{}';

create table provider_former_prices (
  provider_id uuid not null references provider_profiles on delete cascade,
  price_line_id text not null references price_lines,
  amount_cents bigint not null,
  not_included text,
  informed_on date not null,
  withdrawn_on date not null,
  primary key (provider_id, price_line_id, informed_on, withdrawn_on)
);
