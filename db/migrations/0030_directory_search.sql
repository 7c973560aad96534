-- How the directory finds and orders.

-- The only score that is ever shown or ordered by: fewer than three reviews are no score.
alter table provider_profiles
  add column score numeric(2,1) generated always as (case when total_reviews >= 3 then average_rating end) stored;

-- Names are ordered by name_norm, so that Á stands beside A whatever the server's collation.
drop index provider_city_order;
drop index provider_order;
create index provider_city_order on provider_profiles (provider_type, city, featured desc, score desc nulls last, name_norm, id) where listed;
create index provider_order on provider_profiles (provider_type, featured desc, score desc nulls last, name_norm, id) where listed;
create index provider_by_score on provider_profiles (provider_type, score desc nulls last, name_norm, id) where listed;
create index provider_by_name on provider_profiles (provider_type, name_norm, id) where listed;

-- The order of specialists: paid places, verified, then experience.
create index specialist_order on provider_profiles
  (featured desc, (verification_status = 'verified') desc, years_experience desc nulls last, name_norm, id) where listed and provider_type <> 'clinic';
create index provider_verified on provider_profiles (provider_type, city) where verification_status = 'verified';

-- Suggestions while somebody types the beginning of a name; imports look for namesakes, listed or not.
create index provider_name_start on provider_profiles (name_norm text_pattern_ops);
