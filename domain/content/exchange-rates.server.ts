import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { OTHER_CURRENCIES } from "#platform/money.ts";
import { type ExchangeRates, readExchangeRate } from "./exchange-rates.ts";

/** Reads the setting `exchange_rates`: each currency that has a rate today. */
export async function exchangeRates(db: Db | Tx): Promise<ExchangeRates> {
  const { rows } = await sql<{ value: unknown; today: string; oldest: string }>`
    select value, (now() at time zone 'America/Santo_Domingo')::date as today,
      ((now() at time zone 'America/Santo_Domingo')::date - interval '12 months')::date as oldest
    from settings where key = 'exchange_rates'`.execute(db);
  const row = rows[0];
  if (!row || typeof row.value !== "object" || row.value === null) return {};
  const stored = row.value as Record<string, unknown>;
  const rates = OTHER_CURRENCIES.map((currency) => readExchangeRate(currency, stored[currency], row.today, row.oldest));
  return Object.fromEntries(rates.flatMap((rate) => (rate ? [[rate.currency, rate]] : [])));
}
