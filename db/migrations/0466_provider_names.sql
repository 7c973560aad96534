-- By which keys names that look alike are found (domain/providers/look-alike.ts). A trigger marks a name to be read, whichever door
-- wrote it; the reading is done by the program, since it needs the table of letters that are drawn alike.
create table provider_names (
  provider_id uuid primary key references provider_profiles on delete cascade,
  keys text[]                                                 -- null: to be read
);
create index on provider_names using gin (keys) with (fastupdate = off);
create index provider_names_unread on provider_names (provider_id) where keys is null;

create function mark_names_unread() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into provider_names (provider_id) select id from changed on conflict do nothing;
  else
    insert into provider_names (provider_id)
      select c.id from changed c join before b using (id)
      where (c.name, c.provider_type, c.city) is distinct from (b.name, b.provider_type, b.city)
      order by c.id
      on conflict (provider_id) do update set keys = null;
  end if;
  return null;
end $$;
create trigger provider_names_inserted after insert on provider_profiles
  referencing new table as changed for each statement execute function mark_names_unread();
create trigger provider_names_updated after update on provider_profiles
  referencing old table as before new table as changed for each statement execute function mark_names_unread();

insert into provider_names (provider_id) select id from provider_profiles;
