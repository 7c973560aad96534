-- The place in each scope is taken by the statement that stores the lead, so that one round trip does both.

-- Whether there is room for one more in each of these scopes; it stays free until the end of the transaction. A function, since
-- the count must be seen by a statement of its own after the locks, without another round trip. What is full is found so
-- without any lock.
create function is_room_for_lead(scopes text[], in_ten_minutes integer[], in_an_hour integer[]) returns boolean language plpgsql as $$
begin
  if cardinality(scopes) = 0 then return true; end if;
  if exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1))
    then return false; end if;
  perform pg_advisory_xact_lock(key)
    from (select hashtextextended('pace of ' || scope, 0) as key from unnest(scopes) as scope order by scope) as ordered;
  return not exists (select from unnest(scopes, in_ten_minutes, in_an_hour) as s (scope, ten, hour) where not lead_room(scope, ten, hour, 1));
end $$;
drop function admit_lead(uuid, text[], integer[], integer[]);

-- How many went on anywhere within an hour is at most the distance between the first and the last of everybody's.
alter table lead_admissions add column nth bigint generated always as identity;
