-- «Otro»: the country of people whose own is not in the list. ISO 3166 leaves ZZ to its users. Routing cannot know whether a
-- center serves it, so it asks for routing_code, which is null there: what is unknown passes.
alter table countries add column routing_code text generated always as (nullif(code, 'ZZ')) stored;
insert into countries (code, name, display_order) values ('ZZ', 'Otro', 9999);
