-- A patient's place. What they said of their health, their days and their words lies sealed under a key of their own; deleting the
-- account deletes it.

alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check check (subject_kind in ('lead', 'message', 'patient'));
alter table evidence drop constraint evidence_subject_kind_check;
alter table evidence add constraint evidence_subject_kind_check check (subject_kind in ('lead', 'message', 'patient'));

create table patient_profiles (
  id uuid primary key,                                        -- the subject of what is sealed
  user_id text not null unique references users on delete cascade,
  preferred_contact_method text check (preferred_contact_method in ('email', 'phone', 'whatsapp')),
  receive_newsletter boolean not null default false,
  sealed bytea,                                               -- age, treatment interests, medical history
  discreet boolean not null default false,
  quick_exit boolean not null default true,
  tell_unanswered boolean not null default true,
  paused_at timestamptz,
  paused_until timestamptz,                                   -- null while paused: until they come back
  pause_keeps_reminders boolean not null default true,
  feed_digest bytea unique,                                   -- of the secret in the address of their calendar
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (paused_until is null or paused_at is not null)
);
create trigger subject_dropped after delete on patient_profiles for each row execute function drop_subject('patient');

-- A stage, a medicine or an appointment, as its person wrote it.
create table patient_entries (
  id uuid primary key,
  patient_id uuid not null references patient_profiles on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index on patient_entries (patient_id);

create table patient_saved (
  user_id text not null references users on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, provider_id)
);
create index on patient_saved (provider_id);

create table patient_comparisons (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users on delete cascade,
  slugs text[] not null,                                      -- as the address of the comparison has them
  compared_at timestamptz not null default now(),
  unique (user_id, slugs)
);

-- «No mostrarme»: what is not recommended again.
create table patient_refusals (
  user_id text not null references users on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  refused_at timestamptz not null default now(),
  primary key (user_id, provider_id)
);
create index on patient_refusals (provider_id);
