-- A price that our team found in the list of prices that its center sent, and the day. A price of another day is another row, unchecked.
alter table provider_prices add column checked_on date;
alter table provider_prices add column checked_by text;
alter table provider_prices add check ((checked_on is null) = (checked_by is null));

alter table provider_documents drop constraint provider_documents_kind_check;
alter table provider_documents add constraint provider_documents_kind_check
  check (kind in ('habilitacion', 'exequatur', 'laboratorio', 'bioseguridad', 'seguro', 'resultados', 'precios'));
create index on provider_documents (uploaded_at) where kind = 'precios' and state = 'received';

-- Reports of outcomes that nobody has checked, as the screen of evidence asks for them.
create index on provider_outcomes (provider_id, year, egg_source, published_at) where checked_on is null and returned_reason is null;
