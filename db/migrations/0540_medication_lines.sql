-- Every whole price has a line for its medication. That of a stimulated cycle is not that of an insemination, nor of who receives a transfer.
update price_lines set display_order = display_order + 2 where display_order > 13;
insert into price_lines (id, service_type_id, further_service_ids, label, detail, display_order) values
  ('medicacion-inseminacion', 'inseminacion', '{}', 'Medicación de una inseminación', 'Lo que suele gastarse; cambia con cada persona', 14),
  ('medicacion-transferencia', 'ovodonacion', '{transferencia-embriones,adopcion-embriones}', 'Medicación para una transferencia',
   'De quien recibe óvulos de donante o un embrión congelado; cambia con cada persona', 15);
