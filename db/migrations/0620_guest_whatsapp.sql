-- The telephone to which somebody without an account lets reminders of their appointment go by WhatsApp, sealed under their own key.
create table guest_whatsapp (
  guest_id uuid primary key references consultation_guests on delete cascade,
  sealed bytea not null,
  agreed_at timestamptz not null default now()
);

alter table whatsapp_messages
  alter column user_id drop not null,
  add column guest_id uuid references consultation_guests on delete cascade,
  add check (num_nonnulls(user_id, guest_id) = 1);
create index on whatsapp_messages (guest_id) where guest_id is not null;
