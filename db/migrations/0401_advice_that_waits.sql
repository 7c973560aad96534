-- Requests for advice that wait already. They take no number of arrival: limits of messages count without them.
insert into inbox_messages (id, number, kind, status, language, email_digest, idempotency_key, body_digest, created_at, arrival)
overriding system value
select id, number, 'request', 'new', language, email_digest, 'request:' || id, body_digest, created_at,
  coalesce((select max(arrival) from inbox_messages), 0)
from leads where status = 'advice' and sealed is not null;
