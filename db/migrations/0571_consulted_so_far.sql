-- The first time that a consultation was noted, of requests that stand there or further.
update followups f set consulted_at = coalesce(
  (select min(s.at) from followup_steps s where s.offer_id = f.offer_id and s.step = 'consultation'),
  case when f.state <> 'lost' then f.updated_at end)
where f.state in ('consultation', 'started', 'lost');
