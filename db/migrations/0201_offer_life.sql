-- What becomes of an offer, each step with its time.
alter table offers drop constraint offers_status_check;
alter table offers add constraint offers_status_check
  check (status in ('open', 'purchased', 'returned', 'declined', 'expired', 'withdrawn')) not valid;
alter table offers validate constraint offers_status_check;
alter table offers
  add column purchased_at timestamptz,
  add column purchased_by text,                               -- an actor, as in the audit log
  add column answered_at timestamptz,                         -- the first contact, which ends the reply clock
  add column declined_at timestamptz,
  add column decline_reason text,
  add column returned_at timestamptz,
  add column withdrawn_at timestamptz,
  add column withdrawn_by text check (withdrawn_by in ('patient', 'erasure')),
  add column acknowledged_at timestamptz;                     -- the center has read the withdrawal

-- The patient sends the question first, and opens the contact data to each center that answers.
alter table leads add column ask_first boolean not null default false;
