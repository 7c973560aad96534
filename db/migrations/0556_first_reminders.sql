-- The job that reminds looks once into the days that were written before it began.
update patient_profiles set next_reminder_at = now() where id in (select patient_id from patient_entries);
