import { type RawBuilder, sql } from "kysely";

/** Returns the key under which a submission is stored once: the key that came with it, or else its contents and the calendar day. */
export function idempotencyKey({ key, body }: { key: Buffer | null; body: Buffer }): RawBuilder<string> {
  return sql`coalesce(${key && `key:${key.toString("hex")}`},
    to_char(now() at time zone 'America/Santo_Domingo', '"body:"YYYY-MM-DD":"') || ${body.toString("hex")})`;
}
