-- How often words were searched for on a day, by nobody in particular. `found` is what the directory said of them soon after.
create table searched_words (
  day date not null,
  words text not null check (length(words) between 2 and 60),
  count integer not null default 1,
  found boolean,
  primary key (day, words)
);
create index on searched_words (day) where found is null;
