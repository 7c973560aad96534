-- What a gateway calls the checkouts of a top-up: with them we ask it how the payment stands.
alter table top_ups add column checkout_ids text[] not null default '{}';

-- «confirming», since `sent_at`: the person came back from the gateway's page with its signed «paid», and the gateway has not said so to us yet.
alter table top_ups drop constraint top_ups_status_check;
alter table top_ups add constraint top_ups_status_check
  check (status in ('asked', 'sent', 'confirming', 'paid', 'refused', 'failed', 'refunded'));

-- «unconfirmed»: such a signed answer by way of the browser. It moves nothing.
alter table payment_events drop constraint payment_events_effect_check;
alter table payment_events add constraint payment_events_effect_check
  check (effect in ('paid', 'failed', 'none', 'unknown', 'mismatch', 'second', 'unconfirmed'));
