-- Calendars that the people of a center keep elsewhere. Their address is a secret: whoever has it reads them. Of what is read, only the
-- times at which their owner is busy stay.
create table consultation_calendars (
  id uuid primary key,
  provider_id uuid not null references provider_profiles on delete cascade,
  doctor_id uuid references consultation_doctors on delete cascade, -- null where the center names no doctors
  address bytea not null,
  key_id text not null,
  host text not null,
  paused boolean not null default false,
  next_at timestamptz not null default now(),
  read_at timestamptz,                                              -- when it was last read in full
  failure text,
  failing_since timestamptz,
  skipped integer not null default 0,                               -- events that nobody could understand
  unique nulls not distinct (provider_id, doctor_id)
);
create index on consultation_calendars (next_at) where not paused;

create table consultation_busy (
  calendar_id uuid not null references consultation_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at < ends_at),
  primary key (calendar_id, starts_at)
);
