-- What the list of a wallet is read by: its kinds and its days, each in one step however long it is. The list is the order of the ids,
-- and the times of one account rise with them.
alter table ledger_entries add column kind text;
update ledger_entries e set kind = t.kind from ledger_transfers t where t.id = e.transfer_id;
alter table ledger_entries alter column kind set not null;
create index on ledger_entries (account_id, kind, id desc);
create index on ledger_entries (account_id, at, id);

-- What a center chose; without a row, the usual.
create table wallet_settings (
  provider_id uuid primary key references provider_profiles on delete cascade,
  low_balance_cents bigint not null check (low_balance_cents between 0 and 1000000) -- zero: no notice
);
