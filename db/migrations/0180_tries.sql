-- How often something was tried that may be tried only so often: a password, a code, a mail to a mailbox. Every web process counts
-- here. Unlogged, since nothing of it is worth a wait for the disk: after a crash everybody begins anew.
create unlogged table tries (
  scope text not null,
  key bytea not null,                                         -- a digest: neither an address nor a mailbox
  count integer not null,
  ends_at timestamptz not null,
  primary key (scope, key)
) with (fillfactor = 70);
