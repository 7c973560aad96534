-- How a center works a request that it was offered: where it stands, who looks after it, each step with its author, and notes.
create table followups (
  offer_id uuid primary key references offers on delete cascade,
  provider_id uuid not null references provider_profiles on delete cascade,
  state text not null default 'new' check (state in ('new', 'contacted', 'consultation', 'started', 'lost')),
  assigned_to text,
  updated_at timestamptz not null default now(),
  -- Only somebody of the center's team; whoever leaves it looks after nothing.
  foreign key (assigned_to, provider_id) references provider_accounts (user_id, provider_id) on delete set null (assigned_to)
);
create index on followups (assigned_to, provider_id) where assigned_to is not null;

create table followup_steps (
  id bigint generated always as identity primary key,
  offer_id uuid not null references offers on delete cascade,
  step text not null check (step in ('call', 'whatsapp', 'mail', 'contacted', 'consultation', 'started', 'lost', 'assigned')),
  actor text not null,                                        -- as in the audit log
  detail text,                                                -- whom it was assigned to
  at timestamptz not null default now()
);
create index on followup_steps (offer_id, at);
revoke update, delete on followup_steps from cuna_app;

-- What a center writes down about a person, sealed under the lead's own key.
create table followup_notes (
  id uuid primary key,
  offer_id uuid not null references offers on delete cascade,
  lead_id uuid not null,
  -- Goes with the request's key, when its person is erased.
  subject_kind text not null generated always as ('lead') stored,
  author text references users on delete set null,
  sealed bytea not null,
  at timestamptz not null default now(),
  foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade
);
create index on followup_notes (offer_id, at);
create index on followup_notes (subject_kind, lead_id);

-- Tells open inboxes of a center that something in them changed. The payload is the center; what changed is read by whoever may.
create function tell_inbox_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox_changed', new.provider_id::text);
  return null;
end $$;
create trigger offers_made after insert on offers for each row execute function tell_inbox_changed();
create trigger offers_changed after update on offers for each row
  when (old.status <> new.status or old.answered_at is distinct from new.answered_at
    or old.acknowledged_at is distinct from new.acknowledged_at)
  execute function tell_inbox_changed();
create trigger followups_changed after insert or update on followups for each row execute function tell_inbox_changed();
