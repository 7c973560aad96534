import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type ExchangeRate, readExchangeRate } from "./exchange-rate.ts";

/** Reads the setting `exchange_rate`. Returns null when pages should show dollars only, and say why. */
export async function exchangeRate(db: Db): Promise<ExchangeRate | null> {
  const { rows } = await sql<{ value: unknown; today: string; oldest: string }>`
    select value, (now() at time zone 'America/Santo_Domingo')::date as today,
      ((now() at time zone 'America/Santo_Domingo')::date - interval '12 months')::date as oldest
    from settings where key = 'exchange_rate'`.execute(db);
  const row = rows[0];
  return row ? readExchangeRate(row.value, row.today, row.oldest) : null;
}
