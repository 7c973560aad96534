-- A consultation counts when both sides said that it was held, and a review when it is public and of such a consultation. Both rules stand
-- here alone; queries read the views, which the planner takes apart.
create view confirmed_consultations as
  select id, provider_id, patient_id, service_type_id, held_on, status from consultations
  where confirmed_by_patient_at is not null and confirmed_by_provider_at is not null;

create view counted_reviews as
  select r.id, r.provider_id, c.service_type_id, c.held_on, r.author_label, r.rating, r.body, r.on_home, r.reply, r.replied_at,
    r.reply_proposed, r.reply_proposed_at, r.created_at
  from reviews r join confirmed_consultations c on c.id = r.consultation_id
  where r.status = 'published';
