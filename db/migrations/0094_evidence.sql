-- One table for evidence: digests chained per subject over the sealed bytes, provable even after erasure.

create table evidence (
  subject_kind text not null check (subject_kind in ('lead', 'message')),
  subject_id uuid not null,                                   -- no foreign key: the row lies in the table of its kind
  position integer not null,
  kind text not null,
  sealed bytea not null,
  previous_digest bytea not null,
  digest bytea not null,
  at timestamptz not null default now(),
  primary key (subject_kind, subject_id, position)
);
revoke update, delete on evidence from cuna_app;

-- The box as it was left, with the exact words beside it.
create table inbox_consents (
  message_id uuid primary key references inbox_messages on delete cascade,
  granted boolean not null,
  text text not null,
  text_version text not null,
  at timestamptz not null default now()
);
revoke update, delete on inbox_consents from cuna_app;

insert into inbox_consents (message_id, granted, text, text_version, at)
  select message_id, granted, consent_text, consent_version, at from inbox_evidence;

insert into evidence (subject_kind, subject_id, position, kind, sealed, previous_digest, digest, at)
  select 'lead', lead_id, position, kind, sealed, previous_digest, digest, at from lead_evidence;

-- A message had one digest, over its id and the sealed bytes. It becomes the first link of a chain; the audit log, which holds
-- the old digest, gets a line with both.
insert into evidence (subject_kind, subject_id, position, kind, sealed, previous_digest, digest, at)
  select 'message', message_id, 0, 'submission', sealed, first.digest,
    sha256(first.digest || convert_to('0:submission:' || length(sealed) || ':', 'UTF8') || sealed), at
  from inbox_evidence, lateral (select sha256(convert_to('message:' || message_id, 'UTF8')) as digest) first;
insert into audit_log (actor, action, subject_type, subject_id, detail)
  select 'cli', 'message.evidence-chained', 'message', o.message_id,
    jsonb_build_object('from', encode(o.digest, 'hex'), 'to', encode(n.digest, 'hex'))
  from inbox_evidence o join evidence n on n.subject_kind = 'message' and n.subject_id = o.message_id;
drop table lead_evidence;
drop table inbox_evidence;

-- What a foreign key would do. As its owner, since the application may not delete evidence.
create function drop_subject() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from subject_keys where subject_kind = tg_argv[0] and subject_id = old.id;
  delete from evidence where subject_kind = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger subject_dropped after delete on leads for each row execute function drop_subject('lead');
create trigger subject_dropped after delete on inbox_messages for each row execute function drop_subject('message');
