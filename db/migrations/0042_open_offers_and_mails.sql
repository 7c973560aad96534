-- What recurring jobs look for: offers whose time may be over, mails that still wait.
create index offers_open on offers (answer_by) where status = 'open';
create index mail_messages_queued on mail_messages (created_at) where status = 'queued';
