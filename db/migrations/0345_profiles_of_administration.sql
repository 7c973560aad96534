-- What a profile says of itself, of the information that is asked before it can be checked: one rule for its own people and for lists.
alter table provider_profiles add column informed text[] not null generated always as (array_remove(array[
  'name',
  case when coalesce(short_description, bio, '') <> '' then 'description' end,
  case when services_offered <> '{}' then 'services' end,
  case when city is not null and coalesce(address, '') <> '' then 'place' end,
  case when phone is not null and email is not null then 'contact' end,
  case when languages_spoken <> '{}' then 'languages' end,
  case when opening_hours <> '{}' then 'hours' end], null)) stored;

-- The lists of administration, in each of their orders; the columns beside are what they filter and count by.
create index centers_by_change on provider_profiles (updated_at, id) include (verification_status, city) where provider_type = 'clinic';
create index centers_by_name on provider_profiles (name_norm, id) include (verification_status, city) where provider_type = 'clinic';
create index centers_incomplete on provider_profiles (updated_at, id) include (verification_status, city)
  where provider_type = 'clinic' and cardinality(informed) < 7;
create index people_by_change on provider_profiles (updated_at, id) include (verification_status, city, provider_type) where provider_type <> 'clinic';
create index people_by_name on provider_profiles (name_norm, id) include (verification_status, city, provider_type) where provider_type <> 'clinic';
create index people_incomplete on provider_profiles (updated_at, id) include (verification_status, city, provider_type)
  where provider_type <> 'clinic' and cardinality(informed) < 7;
