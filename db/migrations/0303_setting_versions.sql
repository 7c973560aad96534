-- How often a setting was saved, so that nobody overwrites what they have not seen.
alter table settings add column version integer not null default 1;

create function count_setting_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger settings_version before update on settings for each row execute function count_setting_version();
