-- Who has a badge, the newest first, and how many.
create index on provider_badges (badge_id, awarded_on, provider_id);
