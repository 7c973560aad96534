-- The address of a center's calendar opens as long as whoever made it belongs to the center.
alter table consultation_hours add column feed_user_id text references users on delete set null;
create index on consultation_hours (feed_user_id);
