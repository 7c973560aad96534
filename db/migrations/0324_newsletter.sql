-- The newsletter. An address lies sealed under a key of its own, as other contact data; who leaves is erased at once.
alter table subject_keys drop constraint subject_keys_subject_kind_check;
alter table subject_keys add constraint subject_keys_subject_kind_check
  check (subject_kind in ('lead', 'message', 'patient', 'document', 'claim-document', 'upload', 'guest', 'voucher', 'subscriber'));

create table newsletter_subscribers (
  id uuid primary key,                                        -- the subject of what is sealed
  status text not null default 'asked' check (status in ('asked', 'confirmed', 'ended')),
  sealed bytea,                                               -- the address; null once erased
  mailbox_digest bytea not null unique,
  consent_text text not null,                                 -- as it stood beside the box
  consent_version text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((status = 'ended') = (sealed is null))
);
create index on newsletter_subscribers (status, id);
create index on newsletter_subscribers (asked_at, id);
create trigger subject_dropped after delete on newsletter_subscribers for each row execute function drop_subject('subscriber');

create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sent')),
  subject text not null,
  intro text not null,
  articles text[] not null,                                   -- slugs, in order
  send_at timestamptz,
  sent_at timestamptz,                                        -- when the last mail of it was queued
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or send_at is not null)
);
create index on newsletter_issues (status, send_at);
create trigger newsletter_issues_version before update on newsletter_issues for each row execute function count_setting_version();

alter table mail_messages
  add column newsletter_subscriber_id uuid references newsletter_subscribers on delete cascade,
  add column newsletter_issue_id uuid references newsletter_issues on delete set null;
create index on mail_messages (newsletter_issue_id, newsletter_subscriber_id) where newsletter_issue_id is not null;
create index on mail_messages (newsletter_subscriber_id) where newsletter_subscriber_id is not null;
-- Which issue was the last one before somebody left.
alter table newsletter_subscribers add column ended_by_issue_id uuid references newsletter_issues on delete set null;
create index on newsletter_subscribers (ended_by_issue_id) where ended_by_issue_id is not null;
