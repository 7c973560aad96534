-- Whether a mailbox refuses our mails is asked by each screen that says that its person is told.
create index mail_messages_recipient on mail_messages (recipient_digest, created_at desc) where recipient_digest is not null;
