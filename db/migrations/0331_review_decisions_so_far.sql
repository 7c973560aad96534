insert into review_decisions (review_id, about, published, note, decided_at, decided_by)
select id, 'review', status = 'published', coalesce(decision_reason, ''), decided_at, coalesce(decided_by, 'cli') from reviews
where decided_at is not null;
