-- Backups that the site makes by itself, and whether they come back.
alter table backups
  add column name text unique check (name ~ '^[a-z0-9][a-z0-9-]{0,63}$'),   -- in the store; null for a file of the command
  add column removed_at timestamptz,                                        -- when it left the store
  add column proved_at timestamptz,                                         -- when it was tried in a throw-away database
  add column proved_rows bigint check (proved_rows >= 0),
  add column proved_files integer check (proved_files >= 0),
  add column proved_seconds integer check (proved_seconds >= 0),
  add column proof_fault text check (length(proof_fault) <= 2000),          -- why it did not come back
  add check ((proved_at is null) = (proof_fault is null and proved_rows is null)),
  add check (proof_fault is null or proved_rows is null);
