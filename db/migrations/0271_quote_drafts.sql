-- What a center has written of a quote and not sent yet: one draft for each request, whoever of its people wrote last. It lies sealed under
-- the lead's own key, and goes once a version is sent.
create table quote_drafts (
  lead_id uuid not null,
  provider_id uuid not null,
  -- Goes with the request's key, when its person is erased.
  subject_kind text not null generated always as ('lead') stored,
  sealed bytea not null,
  saved_at timestamptz not null default now(),
  saved_by text references users on delete set null,
  primary key (lead_id, provider_id),
  foreign key (lead_id, provider_id) references lead_receivers on delete cascade,
  foreign key (subject_kind, lead_id) references subject_keys (subject_kind, subject_id) on delete cascade
);
