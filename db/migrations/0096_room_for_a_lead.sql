-- The place in each scope is taken by the statement that stores the lead, so that one round trip does both.

-- Whether there is room for one more in each of these scopes; it stays free until the end of the transaction. A function, since
-- the count must be seen by a statement of its own after the locks, without another round trip. A scope that is full is found
-- so without any lock, and one with more room than a database has connections cannot be filled by what is under way: only
-- those in between are locked.
create function is_room_for_lead(scopes text[], in_ten_minutes integer[], in_an_hour integer[]) returns boolean language plpgsql as $$
declare
  narrow text[];
begin
  select array_agg(scope order by scope) into narrow
  from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 100);
  if narrow is not null then
    if exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1))
      then return false; end if;
    perform pg_advisory_xact_lock(hashtextextended('pace of ' || scope, 0)) from unnest(narrow) as scope;
    if exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1))
      then return false; end if;
  end if;
  return true;
end $$;
drop function admit_lead(uuid, text[], integer[], integer[]);
