-- Requests are erased when they are old, too, which is nobody's wish: their centers are told something else.
alter table offers drop constraint offers_withdrawn_by_check;
alter table offers add constraint offers_withdrawn_by_check check (withdrawn_by in ('patient', 'erasure', 'age')) not valid;
alter table offers validate constraint offers_withdrawn_by_check;

-- For which reasons opened requests were given back, upheld or not. Figures from before have no reasons.
alter table conduct_publications add column return_reasons jsonb not null default '[]';
