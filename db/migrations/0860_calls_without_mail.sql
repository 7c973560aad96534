-- Somebody who calls may have no mailbox. Their request is confirmed by a link that our team sends to their telephone.
alter table leads
  alter column email_digest drop not null,
  add column phone_confirmed_at timestamptz,
  add constraint leads_mailbox_or_call check (email_digest is not null or source = 'call');

-- The one link of a request by which its caller gets in, once. A new one takes the place of the one before.
create table lead_call_links (
  lead_id uuid primary key,
  subject_kind text not null generated always as ('lead') stored,
  id uuid not null unique default gen_random_uuid(),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_key uuid,                                              -- of the form that used it, so that sending it twice is one use
  foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade,
  check ((used_at is null) = (used_key is null))
);
