-- Who has no account here: a center wrote them into its agenda, and they answer by a link. Name and mailbox lie sealed.
alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check
  check (subject_kind in ('lead', 'message', 'patient', 'document', 'claim-document', 'upload', 'guest'));
alter table evidence drop constraint evidence_subject_kind_check;
alter table evidence add constraint evidence_subject_kind_check check (subject_kind in ('lead', 'message', 'patient', 'guest'));

create table consultation_guests (
  id uuid primary key,                                        -- the subject of what is sealed
  provider_id uuid not null references provider_profiles on delete cascade,
  sealed bytea not null,
  mailbox_digest bytea not null,                              -- until its owner answers, it gets one mail
  created_at timestamptz not null default now()
);
create trigger subject_dropped after delete on consultation_guests for each row execute function drop_subject('guest');

alter table consultations add column guest_id uuid references consultation_guests on delete set null;
create index on consultations (guest_id) where guest_id is not null;
