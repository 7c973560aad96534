-- Kept pages are made anew when something that visitors see has changed. A statement that touches no row, a profile that is not
-- listed and what only its own people see leave them kept.
create function tell_profiles_changed() returns trigger language plpgsql as $$
declare
  -- No page shows these.
  unseen constant text[] := '{daily_lead_cap,import_key,replies_measured_at,returned_reason,submitted_at,updated_at}';
begin
  if tg_op = 'UPDATE' then
    perform from before b join changed c using (id)
      where (b.listed or c.listed) and to_jsonb(b) - unseen <> to_jsonb(c) - unseen limit 1;
  else
    perform from changed where listed limit 1;
  end if;
  if found then perform pg_notify('content_changed', tg_table_name); end if;
  return null;
end $$;

drop trigger provider_profiles_changed on provider_profiles;
create trigger provider_profiles_added after insert on provider_profiles
  referencing new table as changed for each statement execute function tell_profiles_changed();
create trigger provider_profiles_changed after update on provider_profiles
  referencing old table as before new table as changed for each statement execute function tell_profiles_changed();
create trigger provider_profiles_removed after delete on provider_profiles
  referencing old table as changed for each statement execute function tell_profiles_changed();

-- What belongs to a profile is seen where the profile is.
create function tell_facts_changed() returns trigger language plpgsql as $$
begin
  perform from changed c join provider_profiles p on p.id = c.provider_id where p.listed limit 1;
  if found then perform pg_notify('content_changed', tg_table_name); end if;
  return null;
end $$;

drop trigger provider_prices_changed on provider_prices;
drop trigger provider_outcomes_changed on provider_outcomes;
drop trigger provider_badges_changed on provider_badges;
drop trigger reviews_changed on reviews;
do $$
declare
  fact text;
begin
  foreach fact in array '{provider_prices,provider_outcomes,provider_badges,reviews,conduct_publications,consultation_hours,consultation_days}'::text[] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function tell_facts_changed()', fact || '_added', fact);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function tell_facts_changed()', fact || '_changed', fact);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function tell_facts_changed()', fact || '_removed', fact);
  end loop;
end $$;
