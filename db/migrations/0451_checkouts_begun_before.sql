-- Stripe's page says the id of its session in its address.
update top_ups set checkout_ids = array[substring(checkout->>'url' from 'cs_(?:test|live)_[A-Za-z0-9]+')]
where gateway = 'stripe' and checkout->>'url' ~ 'cs_(?:test|live)_[A-Za-z0-9]+';
