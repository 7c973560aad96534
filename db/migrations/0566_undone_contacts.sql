-- Somebody who noted a contact by mistake takes it back at once. Both steps stay in the history.
alter table followup_steps
  drop constraint followup_steps_step_check,
  add constraint followup_steps_step_check
    check (step in ('call', 'whatsapp', 'mail', 'undone', 'contacted', 'consultation', 'started', 'lost', 'assigned'));
