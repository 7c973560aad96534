-- Some lines of the template belong to several services: eggs are stored like embryos, and medicated cycles are not only those of IVF.
alter table price_lines add column further_service_ids text[] not null default '{}';
update price_lines set further_service_ids = '{preservacion}' where id = 'almacenamiento-anual';
update price_lines set further_service_ids = '{icsi,preservacion}' where id = 'medicacion-ciclo';
