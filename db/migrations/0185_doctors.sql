-- Several people of a center may receive patients. A time belongs to one of them; where nobody is named, to the center, as before.
create table consultation_doctors (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider_profiles on delete cascade,
  specialist_id uuid references provider_profiles on delete set null, -- of those that the profile names
  user_id text references users on delete set null,           -- or of those who manage the center
  name text not null check (length(name) between 1 and 160),
  week jsonb check (jsonb_typeof(week) = 'object'),           -- null: the hours of the center
  active boolean not null default true,                       -- false: kept for what was agreed on, without free times
  added_at timestamptz not null default now(),
  unique (provider_id, specialist_id),
  unique (provider_id, user_id)
);

alter table consultations
  add column doctor_id uuid references consultation_doctors on delete cascade,
  drop constraint consultations_one_at_a_time,
  add constraint consultations_one_at_a_time
    exclude using gist ((coalesce(doctor_id, provider_id)) with =, tstzrange(starts_at, held_until) with &&)
    where (status in ('requested', 'confirmed'));

-- Days off of one person; null: the whole center.
alter table consultation_days add column doctor_id uuid references consultation_doctors on delete cascade;
