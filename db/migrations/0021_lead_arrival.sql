-- How many leads arrived within an hour is the distance between the first and the last of it.
alter table leads add column arrival bigint generated always as identity;
