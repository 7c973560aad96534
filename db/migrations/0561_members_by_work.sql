-- An editor could do everything but decide on the team. Whoever worked with a center's requests, agenda or money goes on as a manager;
-- whoever kept its profile, prices and photos stays an editor, which is what the invitation said.
update provider_accounts a set role = 'manager'
where role = 'editor' and exists (
  select from audit_log l left join offers o on l.subject_type = 'offer' and o.id::text = l.subject_id
  where l.actor = 'provider:' || a.user_id
    and coalesce(o.provider_id::text, case when l.subject_type = 'provider' then l.subject_id end) = a.provider_id::text
    and l.action ~ '^(automatic|consultations?|featured|followup|offer|quote|thread|top_up|wallet)[.]');
