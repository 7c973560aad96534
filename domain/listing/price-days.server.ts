import { sql } from "kysely";
import { EXPIRED_AFTER_MONTHS, STALE_AFTER_MONTHS } from "./price-age.ts";

/** Today in Santo Domingo, with which the days of prices are compared. */
export const today = sql<string>`(now() at time zone 'America/Santo_Domingo')::date`;
/** Prices from before this day are too old to show. */
export const oldestPrice = sql<string>`(${today} - make_interval(months => ${sql.lit(EXPIRED_AFTER_MONTHS)}))::date`;

/** Prices from before this day are shown as old. */
export const staleBefore = sql<string>`(${today} - make_interval(months => ${sql.lit(STALE_AFTER_MONTHS)}))::date`;
