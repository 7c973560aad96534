-- A professional may sign an answer, as they sign an article.
alter table questions
  add column reviewed_by text,                                -- a real person who signed
  add column reviewed_on date,
  add constraint questions_review_is_whole check ((reviewed_by is null) = (reviewed_on is null));
