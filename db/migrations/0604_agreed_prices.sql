-- The sum, in US cents, to which a center said yes by answering somebody who asks first: what it was told when it answered.
alter table offers add column agreed_cents integer check (agreed_cents >= 0 and agreed_cents <= price_cents);
