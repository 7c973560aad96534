-- Who answered while free first requests were left was told that it is free.
update offers o set agreed_cents = case when (
    select count(*) filter (where e.kind = 'welcome') - count(*) filter (where e.kind = 'welcome_return')
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.provider_id = o.provider_id and e.at <= o.answered_at) >= 3 then o.price_cents else 0 end
  from leads l where l.id = o.lead_id and l.ask_first and o.status = 'open' and o.answered_at is not null;
