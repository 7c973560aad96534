-- Paid places on the home page and on the page of a treatment, as in the lists of a city.
alter table featured_places drop constraint featured_places_place_check;
alter table featured_places add constraint featured_places_place_check check (place ~ '^(home|(city|service):[a-z0-9-]+)$');

-- The places of today that are on pages of their own, as `featured` has those of a city.
alter table provider_profiles add column featured_on text[] not null default '{}';
create index provider_paid_pages on provider_profiles (id) where featured_on <> '{}';
