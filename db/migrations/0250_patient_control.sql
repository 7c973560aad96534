-- What is written about a request's person goes with the request's key: erasing one deletes the key, and this foreign key the rest.
alter table quotes
  add column subject_kind text not null generated always as ('lead') stored,
  add foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade;

-- A person erased the request: its center is told, and gets back what it paid if it had not answered.
alter table offers add column erasure_due boolean not null default false;
create index on offers (provider_id) where erasure_due;
