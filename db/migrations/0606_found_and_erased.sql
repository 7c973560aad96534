-- By what our team finds a person whose data is sealed: keyed digests of a telephone and of a name. They go with the key of their
-- subject. The program writes them, since it needs the secret; a subject without a row is still to be read.
create table subject_digests (
  subject_kind text not null check (subject_kind in ('lead', 'message', 'guest')),
  subject_id uuid not null,
  phone bytea,                                                -- null: none was given
  name bytea,
  primary key (subject_kind, subject_id),
  foreign key (subject_kind, subject_id) references subject_keys on delete cascade
);
create index on subject_digests (phone) where phone is not null;
create index on subject_digests (name) where name is not null;

-- A person that our team erases: what goes, who decided so and why. The row names nobody; the address for the receipt is sealed
-- under a key that goes once it was sent.
alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check check (subject_kind in
  ('lead', 'message', 'patient', 'document', 'claim-document', 'upload', 'guest', 'voucher', 'subscriber', 'erasure'));
create sequence erasure_numbers;
create table erasures (
  id uuid primary key,                                        -- the subject of what is sealed
  number text not null unique,                                -- «BOR-2026-00008»
  asked_by text references users on delete set null,
  asked_at timestamptz not null default now(),
  requester text not null check (requester in ('phone', 'writing', 'office')),
  reason text not null,
  leads uuid[] not null,
  messages uuid[] not null,
  guests uuid[] not null,
  account text,                                               -- no foreign key: it outlives the account
  purchases integer not null,
  purchased_cents integer not null,
  centers integer not null,                                   -- how many are told
  sealed bytea,                                               -- the address for the receipt; null without one, and once forgotten
  done_at timestamptz                                         -- null: the worker is at it
);

create trigger subject_dropped after delete on erasures for each row execute function drop_subject('erasure');

alter table mail_messages add column erasure_id uuid references erasures on delete cascade;
create index on mail_messages (erasure_id) where erasure_id is not null;
