-- Since when both sides agree on the time, and when the patient said that they come.
alter table consultations
  add column agreed_at timestamptz,
  add column coming_at timestamptz;
