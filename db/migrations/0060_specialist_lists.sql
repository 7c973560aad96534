-- The list of specialists: an index for each of its orders. Their badge wants both flags, and so does their order.
drop index specialist_order;
create index specialist_order on provider_profiles
  (featured desc, (verified and verification_status = 'verified') desc, years_experience desc nulls last, name_norm, id)
  where listed and provider_type <> 'clinic';
create index specialist_by_years on provider_profiles (years_experience desc nulls last, name_norm, id) where listed and provider_type <> 'clinic';
create index specialist_by_score on provider_profiles (score desc nulls last, name_norm, id) where listed and provider_type <> 'clinic';
create index specialist_by_name on provider_profiles (name_norm, id) where listed and provider_type <> 'clinic';

-- Lists show in which centers people practise, and find them by the cities of those.
create or replace trigger provider_members_changed after insert or update or delete on provider_members
  for each statement execute function tell_content_changed();
