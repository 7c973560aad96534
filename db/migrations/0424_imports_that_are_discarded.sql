-- A file that nobody imports is forgotten: its name and how many rows it had are all that stays.
alter table imports drop constraint imports_status_check;
alter table imports add constraint imports_status_check
  check (status in ('checking', 'checked', 'running', 'paused', 'finished', 'undone', 'discarded'));
alter table imports add column row_count integer not null default 0;

-- The headings of a wide file are longer than an index takes.
alter table import_mappings add column key text;
