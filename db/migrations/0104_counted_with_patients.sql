-- Whom a center treats is counted with the rest: out of the index too.
drop index provider_counted;
create index provider_counted on provider_profiles (provider_type, city)
  include (services_offered, languages_spoken, payment_methods, patients_treated, verification_status, verified, featured, has_prices, has_outcomes)
  where listed;
