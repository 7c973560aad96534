-- One table for the keys of whoever is sealed: a request, a message to our own team. Deleting a row erases the person's data for
-- good, backups included in time.

create table subject_keys (
  subject_kind text not null check (subject_kind in ('lead', 'message')),
  subject_id uuid not null,                                   -- no foreign key: the row lies in the table of its kind
  wrapped bytea not null,
  key_id text not null,                                       -- which secret of SECRET_KEY opens it
  primary key (subject_kind, subject_id)
);
insert into subject_keys (subject_kind, subject_id, wrapped, key_id)
  select 'lead', lead_id, wrapped, master_version::text from lead_keys
  union all select 'message', message_id, wrapped, master_version::text from inbox_keys;
drop table lead_keys;
drop table inbox_keys;
