-- How often a menu was saved, so that nobody overwrites what they have not seen.
alter table menus add column version integer not null default 1;
create trigger menus_version before update on menus for each row execute function count_setting_version();
