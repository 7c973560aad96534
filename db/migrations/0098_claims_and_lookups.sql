-- A mail is claimed before it is sent and marked afterwards: no transaction is open while a mail server answers.
alter table mail_messages
  add column claimed_at timestamptz,                        -- somebody sends it since then; empty again once the outcome is known
  add column repeats integer not null default 0,            -- sendings begun again because the one before never told its outcome
  add column forgotten_at timestamptz;                      -- whom it is about was erased: no copy of it is kept

-- What is looked up by them: which requests an earlier one stands for.
create index lead_receivers_already_at on lead_receivers (already_at) where already_at is not null;
create index leads_attached_to on leads (attached_to) where attached_to is not null;
