-- What our team takes away is made by the worker, in sealed parts, and kept for a day: after a kill it continues behind the last whole part.
alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check check (subject_kind in
  ('lead', 'message', 'patient', 'document', 'claim-document', 'upload', 'guest', 'voucher', 'subscriber', 'erasure', 'export-part'));

create table exports (
  id uuid primary key default gen_random_uuid(),
  what text not null,
  format text not null check (format in ('csv', 'json')),
  asked_by text not null references users on delete cascade,
  asked_at timestamptz not null default now(),
  all_rows integer,                                           -- counted when the worker begins
  read_rows integer not null default 0,
  read_to text not null default '',                           -- the cursor behind the last whole part
  bytes bigint not null default 0,
  ready_at timestamptz                                        -- null: the worker is at it
);
create unique index on exports (asked_by, what, format) where ready_at is null;

create table export_parts (
  id uuid primary key,                                        -- the subject of what is sealed
  export_id uuid not null references exports on delete cascade,
  number integer not null,
  stored_as text not null,
  unique (export_id, number)
);
create trigger subject_dropped after delete on export_parts for each row execute function drop_subject('export-part');
