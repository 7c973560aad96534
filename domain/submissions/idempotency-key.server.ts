import { type RawBuilder, sql } from "kysely";

/** Returns under what a submission is kept once: the key that came with it, or else what it says, for the day of the calendar. */
export function idempotencyKey({ key, body }: { key: Buffer | null; body: Buffer }): RawBuilder<string> {
  return sql`coalesce(${key && `key:${key.toString("hex")}`},
    to_char(now() at time zone 'America/Santo_Domingo', '"body:"YYYY-MM-DD":"') || ${body.toString("hex")})`;
}
