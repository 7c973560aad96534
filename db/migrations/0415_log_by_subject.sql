-- The log is asked for many subjects at once, whatever kind each is.
create index audit_log_subject on audit_log (subject_id);
