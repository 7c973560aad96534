-- For a minute a patient may take a withdrawal back, once, so its status before is kept. Then the center is told, and gets back what it
-- paid if it had not answered.
alter table offers
  add column withdrawn_from text,
  add column withdrawal_due timestamptz,
  add column withdrawal_undone boolean not null default false;
create index on offers (withdrawal_due) where withdrawal_due is not null;
