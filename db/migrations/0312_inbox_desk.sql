-- Our own team works its messages on a screen: who looks after one, what was answered, why it was closed.
alter table inbox_messages
  add column assignee_id text references users on delete set null,
  add column close_reason text check (close_reason in ('solved', 'by-phone', 'other-place', 'unwanted'));
create index on inbox_messages (assignee_id, created_at) where assignee_id is not null;

create table inbox_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references inbox_messages on delete cascade,
  author_id text references users on delete set null,
  sealed bytea not null,                                      -- under the key of its message
  sent_at timestamptz not null default now()
);
create index on inbox_replies (message_id, sent_at);

alter table mail_messages add column inbox_reply_id uuid references inbox_replies on delete set null;
create index on mail_messages (inbox_reply_id) where inbox_reply_id is not null;
