-- A day of a profile's hours is a list of spans, as in the agenda: {"mon": [["08:00", "12:00"], ["14:00", "17:00"]]}
update provider_profiles set opening_hours = (
  select jsonb_object_agg(day, case when jsonb_typeof(told -> 0) = 'string' then jsonb_build_array(told) else told end)
  from jsonb_each(opening_hours) as days (day, told)
)
where jsonb_typeof(opening_hours) = 'object' and opening_hours <> '{}';
