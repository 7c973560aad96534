update imports i set row_count = (select count(*) from import_rows r where r.import_id = i.id);
update imports set content = null where status in ('finished', 'undone');
update import_mappings set key = md5(array_to_json(headings)::text);
