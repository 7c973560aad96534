-- The lists of what our team decided, the newest first.
create index on lead_returns (decided_at, id) where state <> 'asked';
create index on conduct_publications (decided_at, id) where decision is not null;
-- Who was told by telephone, the newest first.
create index on offer_calls (told_at, offer_id);
