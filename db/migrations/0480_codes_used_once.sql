-- The half minute of the last code of the authenticator application that counted, for whatever it was. Only a code of a later one counts.
alter table two_factors add column last_step integer;
