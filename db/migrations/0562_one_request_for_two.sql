-- A second person may be let into one request alone, of which there are no consultations and no days.
alter table companions
  add column lead_id uuid references leads on delete cascade,
  add constraint companions_one_request check (lead_id is null or sees <@ array['solicitudes', 'presupuestos']);
create index on companions (lead_id) where lead_id is not null;
