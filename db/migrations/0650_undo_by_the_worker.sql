-- The worker undoes an import in chunks, and continues after the last row that it looked at.
alter table imports drop constraint imports_status_check;
alter table imports add constraint imports_status_check
  check (status in ('checking', 'checked', 'running', 'paused', 'finished', 'undoing', 'undone', 'discarded'));
alter table imports add column undone_to integer not null default 0;
