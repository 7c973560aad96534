-- Which request an act came with, and roughly from where: the beginning of the address, and what the browser says it is.
alter table audit_log add column request_id text, add column network text, add column device text;

-- The log is read from its end: all of it, what our own team did, one kind of thing, one request.
create index audit_log_at on audit_log (at, id);
create index audit_log_team on audit_log (at, id) where actor like 'admin:%';
create index audit_log_noun on audit_log ((split_part(action, '.', 1)), at, id);
create index audit_log_request on audit_log (request_id) where request_id is not null;
