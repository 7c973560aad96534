-- What a center says of its donors and of the embryos that it keeps: each fact with who said it and the day. A fact that is not there is
-- not informed.
create function donor_facts_are_said(facts jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(facts) = 'object' and coalesce(bool_and(coalesce(
    key in ('anonimato', 'espera', 'origen', 'pruebas', 'familias', 'guarda', 'impago')
    and jsonb_typeof(fact -> 'is') = 'array' and jsonb_array_length(fact -> 'is') > 0
    and fact ->> 'by' in ('center', 'team', 'link', 'paper')
    and (fact ->> 'by' in ('link', 'paper')) = (length(coalesce(fact ->> 'source', '')) between 1 and 300)
    and fact ->> 'on' ~ '^\d{4}-\d\d-\d\d$', false)
  ), true)
  from jsonb_each(facts) as each (key, fact)
$$;

alter table provider_profiles
  add column donor_facts jsonb not null default '{}' constraint donor_facts_said check (donor_facts_are_said(donor_facts)),
  -- Lists filter by the facts that patients look for, and count them.
  add column donor_facts_told text[] not null generated always as (array_remove(array[
    case when donor_facts ? 'anonimato' then 'anonimato' end,
    case when donor_facts ? 'espera' then 'espera' end,
    case when donor_facts ? 'impago' then 'impago' end], null)) stored;

drop index provider_counted;
create index provider_counted on provider_profiles (provider_type, city)
  include (services_offered, languages_spoken, payment_methods, patients_treated, donor_facts_told, verification_status, verified, featured,
    has_prices, has_outcomes)
  where listed;
