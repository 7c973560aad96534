-- What the writer of a message mails back stands among the answers, under the same key, and makes the message wait again.
alter table inbox_replies
  add column from_writer boolean not null default false,
  add column source bytea,                                    -- of the mail that it came by: the same one twice is one answer
  add unique (message_id, source),
  add check (from_writer = (source is not null));
alter table inbox_messages add column written_again_at timestamptz;
