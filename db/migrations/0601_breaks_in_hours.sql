alter table provider_profiles
  alter column opening_hours set default '{"mon":[["08:00","17:00"]],"tue":[["08:00","17:00"]],"wed":[["08:00","17:00"]],"thu":[["08:00","17:00"]],"fri":[["08:00","17:00"]]}',
  add constraint opening_hours_in_spans check (opening_hours::text not like '%: ["%');

-- A center without a week of its own in the agenda receives patients in the hours of its profile.
alter table consultation_hours alter column week drop default, alter column week drop not null;
