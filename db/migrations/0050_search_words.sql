-- The words of names and places, so that a misspelt one finds the right one: a table of words is small, and stays so when a
-- hundred thousand centers share them. It only helps to read what was typed; words are never shown, and none is taken out.

-- A word, and the word without each of its letters in turn: two words one slip apart (a letter added, dropped, changed, or
-- swapped with its neighbour) always have a key in common.
create function spelling_keys(word text) returns text[] language sql immutable strict parallel safe
  as $$ select array_agg(distinct overlay(word placing '' from i for 1)) || word from generate_series(1, length(word)) i $$;

create table search_words (
  word text primary key check (length(word) between 3 and 40),
  keys text[] not null generated always as (spelling_keys(word)) stored
);
create index on search_words using gin (keys) with (fastupdate = off);
create index on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function words_to_search(name_norm text, neighborhood text) returns setof text language sql immutable parallel safe
  as $$
    select word from regexp_split_to_table(name_norm || ' ' || norm(coalesce(neighborhood, '')), '[^[:alnum:]]+') as word
    where length(word) between 3 and 40
  $$;

-- Sorted, so that two transactions at once take their words in the same order.
create function keep_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_words (word)
      select distinct word from kept, words_to_search(name_norm, neighborhood) as word order by word
      on conflict do nothing;
  else
    insert into search_words (word)
      select distinct word from kept k join former f using (id), words_to_search(k.name_norm, k.neighborhood) as word
      where (k.name_norm, k.neighborhood) is distinct from (f.name_norm, f.neighborhood) order by word
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger provider_words_inserted after insert on provider_profiles
  referencing new table as kept for each statement execute function keep_search_words();
create trigger provider_words_updated after update on provider_profiles
  referencing old table as former new table as kept for each statement execute function keep_search_words();

insert into search_words (word)
  select distinct word from provider_profiles, words_to_search(name_norm, neighborhood) as word order by word
  on conflict do nothing;
