-- Whom a center treats, as far as somebody said it. A group in neither list is not informed; what is said has a source and a day.
alter table provider_profiles
  add column patients_treated text[] not null default '{}',
  add column patients_not_treated text[] not null default '{}',
  add column own_eggs_min_age integer check (own_eggs_min_age between 16 and 70),     -- of the woman, in years
  add column own_eggs_max_age integer check (own_eggs_max_age between 16 and 70),
  add column donor_eggs_min_age integer check (donor_eggs_min_age between 16 and 70),
  add column donor_eggs_max_age integer check (donor_eggs_max_age between 16 and 70),
  add column patients_source text check (length(patients_source) between 1 and 300),
  add column patients_informed_on date,
  add constraint patients_known check (patients_treated || patients_not_treated
    <@ array['pareja-femenina', 'pareja-masculina', 'mujer-soltera', 'hombre-soltero', 'pareja-no-casada']),
  add constraint patients_said_once check (not patients_treated && patients_not_treated),
  add constraint own_eggs_ages_in_order check (own_eggs_min_age <= own_eggs_max_age),
  add constraint donor_eggs_ages_in_order check (donor_eggs_min_age <= donor_eggs_max_age),
  add constraint patients_have_a_source check (
    (patients_source is null) = (patients_informed_on is null)
    and (patients_source is not null or (patients_treated || patients_not_treated = '{}'
      and coalesce(own_eggs_min_age, own_eggs_max_age, donor_eggs_min_age, donor_eggs_max_age) is null))
  );
create index provider_patients on provider_profiles using gin (patients_treated) with (fastupdate = off) where listed;
