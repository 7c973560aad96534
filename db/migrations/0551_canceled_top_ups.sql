-- A center takes back a top-up that it did not pay. Money that comes all the same still counts.
alter table top_ups drop constraint top_ups_status_check;
alter table top_ups add constraint top_ups_status_check
  check (status in ('asked', 'sent', 'confirming', 'paid', 'refused', 'failed', 'refunded', 'canceled'));
drop index top_ups_ask_gateway_at_idx;
create index on top_ups (ask_gateway_at) where ask_gateway_at is not null and status in ('asked', 'confirming', 'failed', 'canceled');
