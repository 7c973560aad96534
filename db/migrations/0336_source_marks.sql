-- What a person found when they opened a source again. Nothing asks the network by itself.
create table source_marks (
  source_id text primary key references sources on delete cascade,
  state text not null check (state in ('stands', 'changed', 'dead')),
  note text not null default '' check (length(note) <= 300),
  checked_on date not null,
  checked_by text references users on delete set null,
  version integer not null default 1
);
