-- The rate of the ITBIS is a setting: what holds today, and what was announced.
insert into settings (key, value)
  select 'itbis',
    jsonb_build_object('percent', now_.basis_points / 100.0, 'source', now_.source)
    || coalesce((
      select jsonb_build_object('next', jsonb_build_object('percent', basis_points / 100.0, 'from', valid_from, 'source', source))
      from tax_rates where tax = 'itbis' and valid_from > current_date order by valid_from limit 1), '{}')
  from (select * from tax_rates where tax = 'itbis' and valid_from <= current_date order by valid_from desc limit 1) as now_
  on conflict (key) do nothing;
