-- Papers lie sealed, each under a key of its own: taking one away destroys its key. Files on their way lie sealed too.
alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check
  check (subject_kind in ('lead', 'message', 'patient', 'document', 'claim-document', 'upload'));

create trigger subject_dropped after delete on provider_documents for each row execute function drop_subject('document');
create trigger subject_dropped after delete on claim_documents for each row execute function drop_subject('claim-document');

-- A file that arrives in pieces, which the file store keeps until it is whole and a form takes it.
create table uploads (
  id uuid primary key,                                        -- the subject of its pieces
  user_id text not null references users on delete cascade,
  file_name text not null check (length(file_name) <= 200),
  size integer not null check (size > 0),
  received integer not null default 0 check (received between 0 and size),
  touched_at timestamptz not null default now()               -- when its last piece came
);
create index on uploads (user_id, touched_at);
create index on uploads (touched_at);
create trigger subject_dropped after delete on uploads for each row execute function drop_subject('upload');
