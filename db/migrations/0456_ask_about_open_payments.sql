-- What was begun in the last month may have been paid without our knowing.
update top_ups set checkout_at = asked_at, ask_gateway_at = now()
where method = 'card' and checkout is not null and status in ('asked', 'failed') and asked_at > now() - interval '30 days';
