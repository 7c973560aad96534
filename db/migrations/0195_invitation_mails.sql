alter table mail_messages add column invitation_id uuid references team_invitations on delete set null;
create index on mail_messages (invitation_id) where invitation_id is not null;
