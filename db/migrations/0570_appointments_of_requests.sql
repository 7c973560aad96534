-- Which of a center's requests an appointment was written down for, and guests who gave a telephone alone.
alter table consultations add column offer_id uuid references offers on delete set null;
create index on consultations (offer_id) where offer_id is not null;
alter table consultation_guests alter column mailbox_digest drop not null;

-- What came of a request that a center opened: when it first had a consultation, also if it was lost afterwards, and why it was lost.
alter table followups
  add column consulted_at timestamptz,
  add column lost_reason text check (lost_reason in ('price', 'other-center', 'far', 'not-now', 'unreachable', 'other')),
  add check (lost_reason is null or state = 'lost');
