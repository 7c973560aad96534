-- Three or four sentences that an article or guide begins with. Empty for a row that was written without them.
alter table articles add column essentials text[] not null default '{}';
