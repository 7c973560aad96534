alter table import_mappings drop constraint import_mappings_pkey;
alter table import_mappings alter column headings set not null, alter column key set not null, add primary key (key);
