-- A center says of a whole price whether it includes the medication; null where it says nothing.
alter table provider_prices add column medication text check (medication in ('included', 'apart'));
