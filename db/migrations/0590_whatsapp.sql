-- The telephone to which a patient lets reminders go by WhatsApp, sealed under their own key. Without consent there is no row.
create table patient_whatsapp (
  patient_id uuid primary key references patient_profiles on delete cascade,
  sealed bytea not null,
  agreed_at timestamptz not null default now()
);

-- Reminders by WhatsApp. The text is made when one is sent, and kept nowhere.
create table whatsapp_messages (
  id uuid primary key default gen_random_uuid(),
  effect_key text not null unique,
  user_id text not null references users on delete cascade,
  consultation_id uuid not null references consultations on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'unknown')),
  claimed_at timestamptz,                                   -- set while a worker sends it
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on whatsapp_messages (user_id);
create index on whatsapp_messages (consultation_id);
