-- Who cancels may take it back for a minute: what the consultation was before, and since when it is cancelled.
alter table consultations
  add column cancelled_from text check (cancelled_from in ('requested', 'confirmed')),
  add column cancelled_at timestamptz;
