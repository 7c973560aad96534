-- What a source is, how it was read, and the words in it that carry our statement. Rows that an editor published before have none of it.
alter table sources
  add column reading text check (reading in ('full', 'abstract', 'excerpt', 'third-party')),
  add column strength text check (strength in ('law', 'regulator', 'guideline', 'review', 'study', 'registry', 'institution', 'press', 'firm', 'other')),
  add column excerpt text,
  add column until_on date,                                   -- the last day on which it holds, when it says so itself
  add column missed_on date;                                  -- the day somebody looked for it again in vain
