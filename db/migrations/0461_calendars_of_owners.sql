-- Addresses that were made earlier go with the owner of their center, who could read the calendar all along.
update consultation_hours h set feed_user_id = (
  select a.user_id from provider_accounts a where a.provider_id = h.provider_id and a.role = 'owner' order by a.user_id limit 1
) where h.feed_digest is not null;
