-- One setting holds the rates of all currencies that prices are shown in beside the dollar.
insert into settings (key, value)
  select 'exchange_rates', jsonb_build_object('dop', value) from settings where key = 'exchange_rate'
  on conflict (key) do nothing;
delete from settings where key = 'exchange_rate';
