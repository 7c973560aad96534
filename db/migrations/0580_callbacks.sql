-- The day on which a center wants to write again to somebody whose request it opened, with its note, sealed under the lead's own key.
create table followup_callbacks (
  offer_id uuid primary key references offers on delete cascade,
  lead_id uuid not null,
  -- Goes with the request's key, when its person is erased.
  subject_kind text not null generated always as ('lead') stored,
  day date not null,
  -- When that day begins for the center, and when the center opens, which is when its people are told.
  due_at timestamptz not null,
  tell_at timestamptz not null,
  told_at timestamptz,
  set_by text references users on delete set null,
  sealed bytea not null,
  foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade
);
create index on followup_callbacks (subject_kind, lead_id);
create index on followup_callbacks (tell_at) where told_at is null;

-- Who was lost, started, was given back or took the request back is not written to again.
create function end_callback_of_offer() returns trigger language plpgsql as $$
begin
  delete from followup_callbacks where offer_id = new.id;
  return null;
end $$;
create trigger callback_ends after update on offers for each row
  when (old.status = 'purchased' and new.status <> 'purchased') execute function end_callback_of_offer();

create function end_callback_of_followup() returns trigger language plpgsql as $$
begin
  delete from followup_callbacks where offer_id = new.offer_id;
  return null;
end $$;
create trigger callback_ends after insert or update on followups for each row
  when (new.state in ('started', 'lost')) execute function end_callback_of_followup();

-- A center that writes or calls on that day or later has done it. The contact that stops the reply clock may be taken back, and ends nothing.
create function end_callback_by_message() returns trigger language plpgsql as $$
begin
  delete from followup_callbacks c using offers o
    where o.id = c.offer_id and o.lead_id = new.lead_id and o.provider_id = new.provider_id and c.due_at <= new.sent_at;
  return null;
end $$;
create trigger callback_ends after insert on thread_messages for each row
  when (new.side = 'center') execute function end_callback_by_message();

create function end_callback_by_contact() returns trigger language plpgsql as $$
begin
  delete from followup_callbacks c using offers o
    where c.offer_id = new.offer_id and o.id = c.offer_id and c.due_at <= new.at and o.answered_at < new.at;
  return null;
end $$;
create trigger callback_ends after insert on followup_steps for each row
  when (new.step in ('call', 'whatsapp', 'mail')) execute function end_callback_by_contact();

alter table followup_steps
  drop constraint followup_steps_step_check,
  add constraint followup_steps_step_check check (step in
    ('call', 'whatsapp', 'mail', 'undone', 'contacted', 'consultation', 'started', 'lost', 'assigned', 'callback', 'callback-ended'));
