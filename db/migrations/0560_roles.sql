-- Five roles instead of two: domain/team/powers.ts says who may what.
alter table provider_accounts drop constraint provider_accounts_role_check;
alter table provider_accounts add constraint provider_accounts_role_check
  check (role in ('owner', 'manager', 'reception', 'editor', 'finance'));
alter table team_invitations drop constraint team_invitations_role_check;
alter table team_invitations add constraint team_invitations_role_check
  check (role in ('owner', 'manager', 'reception', 'editor', 'finance'));

-- A request is looked after by somebody whose role sees requests; with another role it is nobody's.
create function unassign_followups() returns trigger language plpgsql as $$
begin
  update followups set assigned_to = null where provider_id = new.provider_id and assigned_to = new.user_id;
  return null;
end $$;
create trigger unassign_followups after update of role on provider_accounts
  for each row when (new.role in ('editor', 'finance')) execute function unassign_followups();
