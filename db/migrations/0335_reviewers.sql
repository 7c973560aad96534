-- Professionals who read a text before it is public, what they remark, and what they sign.

alter table profiles drop constraint profiles_user_type_check;
alter table profiles add constraint profiles_user_type_check check (user_type in ('patient', 'provider', 'reviewer'));
alter table user_sessions drop constraint user_sessions_user_type_check;
alter table user_sessions add constraint user_sessions_user_type_check check (user_type in ('patient', 'provider', 'reviewer'));

create table reviewers (
  user_id text primary key references users on delete cascade,
  name text not null check (length(name) between 3 and 80),   -- as pages say it: «Dra. Ana Ramírez»
  profession text not null check (profession in ('doctor', 'lawyer', 'other')),
  specialty text not null check (length(specialty) between 2 and 36),
  licence text not null check (length(licence) between 2 and 60),
  invited_by text references users on delete set null,
  created_at timestamptz not null default now()
);

-- One version of a text before one reviewer. What was signed outlives the account of whoever signed.
create table text_reviews (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  slug text not null,
  number integer not null,
  reviewer_id text references users on delete set null,
  reviewer_name text not null,
  sent_by text references users on delete set null,
  note text not null default '',
  state text not null default 'sent' check (state in ('sent', 'signed', 'returned', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  reason text not null default '',
  signed_name text,                                           -- as they typed it
  signed_digest text check (signed_digest ~ '^[0-9a-f]{64}$'), -- SHA-256 of the version's exact words
  signed_number integer,                                      -- the version that carries the signature
  foreign key (kind, slug, number) references content_versions on delete cascade,
  check ((state = 'sent') = (decided_at is null)),
  check (num_nonnulls(signed_name, signed_digest, signed_number) = case when state = 'signed' then 3 else 0 end)
);
create unique index text_reviews_open on text_reviews (kind, slug) where state = 'sent';
create index on text_reviews (reviewer_id, created_at desc);
create index on text_reviews (kind, slug, number);

create table text_remarks (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references text_reviews on delete cascade,
  part text not null,                                         -- the section, as the reading view names it
  paragraph integer not null default 0 check (paragraph >= 0), -- from 1; zero is the whole section
  remark text not null check (length(remark) between 1 and 1000),
  created_at timestamptz not null default now(),
  answer text not null default '',
  answered_by text references users on delete set null,
  answered_at timestamptz,
  resolved_at timestamptz
);
create index on text_remarks (review_id, created_at);

alter table mail_messages add column text_review_id uuid references text_reviews on delete cascade;
create index on mail_messages (text_review_id) where text_review_id is not null;
