-- The sidebar of every screen of administration counts them.
create index on conduct_publications (objected_at) where objection is not null and decision is null;
