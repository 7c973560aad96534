import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The rate of a tax that is in force, and by which law. */
export interface TaxRate {
  /** 1800 is 18 %. */
  readonly basisPoints: number;
  readonly source: string;
}

/** Returns today's rate of the ITBIS. */
export async function itbisToday(db: Db | Tx): Promise<TaxRate> {
  const { rows } = await sql<TaxRate>`
    select basis_points as "basisPoints", source from tax_rates
    where tax = 'itbis' and valid_from <= (now() at time zone 'America/Santo_Domingo')::date
    order by valid_from desc limit 1`.execute(db);
  return rows[0]!;
}
