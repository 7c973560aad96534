-- «Pregunta primero»: a person opens the contact data to one center after its answer, with a consent of its own.
alter table lead_consents drop constraint lead_consents_purpose_check;
alter table lead_consents add constraint lead_consents_purpose_check
  check (purpose in ('send', 'other_centers', 'newsletter', 'caller_word', 'contact')) not valid;
alter table lead_consents validate constraint lead_consents_purpose_check;

-- What a patient and a center write to each other through us. Nobody edits a message; what it says lies sealed under the lead's own key.
create table thread_messages (
  id uuid primary key,
  lead_id uuid not null,
  provider_id uuid not null,
  -- Goes with the request's key, when its person is erased.
  subject_kind text not null generated always as ('lead') stored,
  side text not null check (side in ('patient', 'center')),
  author_id text references users on delete set null,         -- null: through a signed link, or by mail from a mailbox without account
  by_mail boolean not null,
  source bytea unique,                                        -- the digest of the mail that it came in: the same mail twice is one message
  sealed bytea not null,
  sent_at timestamptz not null default now(),
  read_at timestamptz,                                        -- when the other side saw it
  foreign key (lead_id, provider_id) references lead_receivers on delete cascade,
  foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade
);
create index on thread_messages (lead_id, provider_id, sent_at);
revoke update on thread_messages from cuna_app;
grant update (read_at) on thread_messages to cuna_app;

alter table mail_messages add column thread_message_id uuid references thread_messages on delete set null;
create index on mail_messages (thread_message_id) where thread_message_id is not null;
