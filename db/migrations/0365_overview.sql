-- What the overview adds up by day, so that a range of days never reads what lies before it.
create table speed_days (
  day date not null,                                          -- in Santo Domingo
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  step smallint not null,                                     -- of five percent each: milliseconds, or thousandths for CLS
  count integer not null check (count > 0),
  primary key (day, metric, step)
);
insert into speed_days (day, metric, step, count)
select (at at time zone 'America/Santo_Domingo')::date, metric,
  ceil(ln(least(greatest(value, 1), 600000)) / ln(1.05)), count(*)
from (select at, facts->>'metric' as metric, (facts->>'value')::float8 * case when facts->>'metric' = 'CLS' then 1000 else 1 end as value
  from analytics_events where name = 'web_vital') as v
where metric in ('LCP', 'INP', 'CLS') group by 1, 2, 3;

create index ledger_transfers_by_day on ledger_transfers (kind, at) include (amount_cents);
drop index ledger_transfers_kind_at_idx;
create index on payment_events (received_at);
