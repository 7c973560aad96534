-- A draft may be published at a time that its editor chose. Another draft of the same text is a version of its own and has no time.
alter table content_versions add column publish_at timestamptz;
alter table content_versions add column schedule_failed boolean not null default false;
create index content_versions_due on content_versions (publish_at) where state = 'draft' and publish_at is not null;
