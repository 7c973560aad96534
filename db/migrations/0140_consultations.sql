-- Consultations that are asked for, agreed on and held. Those that stood here before were held already.
create extension if not exists btree_gist;

-- When a center or a specialist receives people, by its own clock.
create table consultation_hours (
  provider_id uuid primary key references provider_profiles on delete cascade,
  offered boolean not null default false,                     -- patients see the free times, and may ask for one
  week jsonb not null default '{}' check (jsonb_typeof(week) = 'object'), -- {"mon": [["08:00", "12:00"], ["14:00", "16:30"]]}
  minutes integer not null default 40 check (minutes between 10 and 180),
  margin_minutes integer not null default 20 check (margin_minutes between 0 and 120),
  notice_hours integer not null default 24 check (notice_hours between 1 and 336),
  modes text[] not null default '{place}' check (modes <@ array['video', 'place'] and cardinality(modes) > 0),
  feed_digest bytea unique,                                   -- of the secret in the address of its calendar
  updated_at timestamptz not null default now()
);

-- Days that are not as their week says: closed, or open on a public holiday.
create table consultation_days (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  kind text not null check (kind in ('closed', 'open')),
  first_day date not null,
  last_day date not null,
  reason text not null default '' check (length(reason) <= 120),
  check (last_day >= first_day and last_day - first_day <= 366)
);
create index on consultation_days (provider_id, last_day);

alter table consultations
  add column patient_id text references users on delete set null,
  add column kind text check (kind in ('first', 'follow-up', 'second-opinion', 'results')),
  add column mode text check (mode in ('video', 'place')),
  add column status text not null default 'held'
    check (status in ('requested', 'confirmed', 'declined', 'cancelled', 'moved', 'expired', 'held', 'no-show', 'disputed')),
  add column asked_by text check (asked_by in ('patient', 'provider')),
  add column asked_at timestamptz not null default now(),
  add column ended_by text check (ended_by in ('patient', 'provider')), -- who cancelled, or said that the other did not come
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column held_until timestamptz,                          -- with the pause until the next one
  add column patient_zone text,
  add column video_url text check (length(video_url) <= 500 and video_url ~ '^https://'),
  add column moves uuid references consultations on delete cascade, -- the one that it would take the place of
  add column revision integer not null default 0,             -- each one is told to the other side once
  add check (status = 'held' or (starts_at is not null and asked_by is not null)),
  add check (starts_at < ends_at and ends_at <= held_until),
  -- One time belongs to one person, however many ask at once; and nobody is expected in two places.
  add constraint consultations_one_at_a_time
    exclude using gist (provider_id with =, tstzrange(starts_at, held_until) with &&) where (status in ('requested', 'confirmed')),
  add constraint consultations_one_place_at_a_time
    exclude using gist (patient_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('requested', 'confirmed'));
create index on consultations (patient_id, starts_at);
create index on consultations (starts_at) where status in ('requested', 'confirmed');
create unique index on consultations (moves) where status = 'requested';

-- Who deletes their account is not waited for.
create function consultation_without_patient() returns trigger language plpgsql as $$
begin
  if new.patient_id is null and new.status in ('requested', 'confirmed') then
    new.status := 'cancelled';
    new.ended_by := 'patient';
    new.revision := new.revision + 1;
  end if;
  return new;
end $$;
create trigger consultation_without_patient before update of patient_id on consultations
  for each row execute function consultation_without_patient();

-- The private calendar of whoever has consultations; a center's stands beside its hours.
create table consultation_feeds (
  user_id text primary key references users on delete cascade,
  digest bytea not null unique
);

alter table mail_messages add column consultation_id uuid references consultations on delete cascade;
create index on mail_messages (consultation_id) where consultation_id is not null;
