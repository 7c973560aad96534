-- Another one with each change, so that nobody writes over what a colleague chose in between.
alter table followup_callbacks add column version uuid not null default gen_random_uuid();
