-- Promises that pages and mails say by themselves have a name. Their figures are settings, which {marks} in their words stand for.
alter table statements add column promise text unique check (promise in ('team-reply', 'center-reply', 'verification'));
alter table statements add check (promise is null or kind = 'promise');

create trigger statements_changed after insert or update or delete on statements
  for each statement execute function tell_content_changed();
