-- A payment by card is asked about until it is decided: since when its last checkout stands, and when its gateway is asked next. Null: never.
alter table top_ups add column checkout_at timestamptz, add column ask_gateway_at timestamptz;
create index on top_ups (ask_gateway_at) where ask_gateway_at is not null and status in ('asked', 'confirming', 'failed');
