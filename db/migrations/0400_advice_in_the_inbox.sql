-- A request for advice stands among the messages to our own team, with the id and the number of the request. What its person wrote, and
-- what is answered, lies under the key of the request: erasing it deletes the row.
alter table inbox_messages drop constraint inbox_messages_kind_check;
alter table inbox_messages add constraint inbox_messages_kind_check check (kind in ('contact', 'advice', 'trip', 'request'));
alter table inbox_messages drop constraint inbox_messages_close_reason_check;
alter table inbox_messages add constraint inbox_messages_close_reason_check
  check (close_reason in ('solved', 'by-phone', 'other-place', 'unwanted', 'with-center'));
alter table inbox_messages
  add column lead_id uuid generated always as (case when kind = 'request' then id end) stored,
  add column subject_kind text generated always as (case when kind = 'request' then 'lead' end) stored,
  add column erased boolean not null generated always as (sealed is null and kind <> 'request') stored,
  add foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade;
create index on inbox_messages (lead_id) where lead_id is not null;
