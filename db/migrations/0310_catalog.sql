-- What profiles choose from is edited by administrators: what they change is new on every page.
create trigger cities_changed after insert or update or delete on cities for each statement execute function tell_content_changed();
create trigger countries_changed after insert or update or delete on countries for each statement execute function tell_content_changed();
create trigger languages_changed after insert or update or delete on languages for each statement execute function tell_content_changed();
create trigger payment_methods_changed after insert or update or delete on payment_methods for each statement execute function tell_content_changed();
create trigger service_types_changed after insert or update or delete on service_types for each statement execute function tell_content_changed();
create trigger medical_services_changed after insert or update or delete on medical_services for each statement execute function tell_content_changed();
create trigger badges_changed after insert or update or delete on badges for each statement execute function tell_content_changed();
create trigger provider_badges_changed after insert or update or delete on provider_badges for each statement execute function tell_content_changed();

-- Why a center has a badge; those of the first edition were granted before anybody had to say.
alter table provider_badges add column reason text check (length(reason) between 1 and 300);
