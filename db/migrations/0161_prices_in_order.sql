-- A list in the order of prices walks along this, and stops at the end of its page.
create index provider_prices_in_order on provider_prices (price_line_id, amount_cents) include (provider_id, informed_on);
