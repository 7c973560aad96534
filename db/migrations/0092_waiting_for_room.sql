-- A center that has taken its requests of the day gets the further ones on the next days, in turn.

alter table lead_receivers add column waits_until timestamptz;
alter table lead_receivers add column waiting_since timestamptz;
create index lead_receivers_waiting on lead_receivers (waits_until) where waits_until is not null;
create index lead_receivers_in_line on lead_receivers (provider_id) where waits_until is not null;

alter table routing_decisions drop constraint routing_decisions_outcome_check;
alter table routing_decisions add constraint routing_decisions_outcome_check
  check (outcome in ('routed', 'waiting', 'held', 'rejected', 'unmatched', 'attached', 'advice'));
