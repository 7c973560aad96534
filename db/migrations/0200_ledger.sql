-- What centers pay in advance, and what they spent it on: a double-entry ledger in whole US cents. Nothing in it is ever edited.
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('provider', 'revenue', 'promotions', 'bank', 'card', 'tax')),
  provider_id uuid unique references provider_profiles,
  -- Of providers only, who may not spend what they do not have. Nobody waits for the row of an account of ours: its sum is asked for.
  balance_cents bigint,
  check ((kind = 'provider') = (provider_id is not null)),
  check ((kind = 'provider') = (balance_cents is not null)),
  check (balance_cents >= 0)
);
create unique index on ledger_accounts (kind) where kind <> 'provider';
insert into ledger_accounts (kind) values ('revenue'), ('promotions'), ('bank'), ('card'), ('tax');

create table ledger_transfers (
  id uuid primary key,                                        -- chosen by the caller, so that a repeat is known
  kind text not null check (kind in ('top_up', 'top_up_tax', 'top_up_refund', 'top_up_tax_refund', 'purchase', 'refund', 'welcome', 'welcome_return', 'correction')),
  from_account uuid not null references ledger_accounts,
  to_account uuid not null references ledger_accounts check (to_account <> from_account),
  amount_cents bigint not null check (amount_cents >= 0),
  subject_type text not null,
  subject_id text not null,
  actor text not null,
  detail jsonb not null default '{}',                         -- ids, codes and numbers, as in the audit log
  at timestamptz not null default now()
);
create index on ledger_transfers (subject_type, subject_id);
create index on ledger_transfers (kind, at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references ledger_transfers,
  account_id uuid not null references ledger_accounts,
  amount_cents bigint not null,
  balance_after_cents bigint check (balance_after_cents >= 0), -- of providers' accounts
  at timestamptz not null default now(),
  unique (transfer_id, account_id)
);
create index on ledger_entries (account_id, id desc);

create function check_transfer() returns trigger language plpgsql as $$
declare
  transfer uuid := (to_jsonb(new) ->> case tg_table_name when 'ledger_transfers' then 'id' else 'transfer_id' end)::uuid;
  told record;
begin
  select count(*) as entries, coalesce(sum(e.amount_cents), 0) as total, bool_and(
    e.amount_cents = case e.account_id when t.from_account then -t.amount_cents when t.to_account then t.amount_cents end
  ) as matches
  into told from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.transfer_id = transfer;
  if told.entries <> 2 or told.total <> 0 or not told.matches then
    raise exception 'transfer % has % entries with a sum of %', transfer, told.entries, told.total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transfer_balances after insert on ledger_transfers deferrable initially deferred
  for each row execute function check_transfer();
create constraint trigger entry_balances after insert on ledger_entries deferrable initially deferred
  for each row execute function check_transfer();

revoke update, delete on ledger_transfers, ledger_entries, ledger_accounts from cuna_app;
grant update (balance_cents) on ledger_accounts to cuna_app;
