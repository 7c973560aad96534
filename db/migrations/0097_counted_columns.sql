-- Counting a list reads these columns of many providers and nothing else: out of the index, the rows stay where they are.
create index provider_counted on provider_profiles (provider_type, city)
  include (services_offered, languages_spoken, payment_methods, verification_status, verified, featured, has_prices, has_outcomes)
  where listed;
