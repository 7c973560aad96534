import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { readItbis, type TaxRate } from "./itbis.ts";

/** Returns today's rate of the ITBIS, from the setting `itbis`. */
export async function itbisToday(db: Db | Tx): Promise<TaxRate> {
  const { rows } = await sql<{ today: string; stored: unknown }>`
    select (now() at time zone 'America/Santo_Domingo')::date as today, (select value from settings where key = 'itbis') as stored`.execute(
    db,
  );
  const { today, stored } = rows[0]!;
  return readItbis(stored, today).now;
}
