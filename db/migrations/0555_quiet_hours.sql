-- When a patient's devices stay silent, in which words calendars and locked screens speak, and when the next of their own days is due.
alter table patient_profiles
  add column quiet boolean not null default true,
  add column quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439), -- minutes since midnight
  add column quiet_to smallint not null default 420 check (quiet_to between 0 and 1439),
  add column quiet_zone text,                                  -- null: that of their last consultation, or the country's
  add column full_words boolean not null default false,
  add column next_reminder_at timestamptz;                     -- a moment alone; what is due then lies sealed
create index on patient_profiles (next_reminder_at) where next_reminder_at is not null;
