-- A draft is about a treatment in the whole country or in one city, and a model may have worded its sentences.
alter table text_draft_checks drop constraint text_draft_checks_service_type_id_fkey, drop constraint text_draft_checks_pkey;
alter table text_drafts
  drop constraint text_drafts_pkey,
  add column city_id text not null default '',               -- '' for the whole country
  add column wording jsonb,                                  -- which model was asked, and what became of its sentences; null when none was
  add primary key (service_type_id, city_id);
alter table text_draft_checks
  add column city_id text not null default '',
  add primary key (service_type_id, city_id, point),
  add foreign key (service_type_id, city_id) references text_drafts on delete cascade;
