import { sql } from "kysely";
import * as z from "zod";
import type { Db, Tx } from "#platform/db/db.ts";

/** Requests an hour. An address is shared by a whole neighbourhood of mobile phones; a person is not. */
const limitsSchema = z.object({
  perPerson: z.int().positive().default(5),
  perAddress: z.int().positive().default(60),
  inAll: z.int().positive().default(3000),
});
export type LeadLimits = z.infer<typeof limitsSchema>;

/** The settings may say otherwise under `lead_limits`. */
export async function loadLeadLimits(db: Db | Tx): Promise<LeadLimits> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "lead_limits").executeTakeFirst();
  const parsed = limitsSchema.safeParse(row?.value ?? {});
  return parsed.success ? parsed.data : limitsSchema.parse({});
}

export type LimitWaits = Record<"person" | "address" | "all", number | null>;

/** Seconds until the oldest request that fills a limit is an hour old; null where there is room. Answered again, a request is not a new one and does not count. */
export async function waitFor(tx: Tx, digests: { email: Buffer; ip: Buffer | null }, limits: LeadLimits): Promise<LimitWaits> {
  const wait = (condition: ReturnType<typeof sql>, most: number) => sql<number | null>`(
    select ceil(extract(epoch from created_at + interval '1 hour' - now())) from leads
    where ${condition} and created_at > now() - interval '1 hour' order by created_at desc offset ${most - 1} limit 1)`;
  const { rows } = await sql<LimitWaits>`
    select ${wait(sql`email_digest = ${digests.email}`, limits.perPerson)} as person,
      ${digests.ip ? wait(sql`ip_digest = ${digests.ip}`, limits.perAddress) : sql`null`} as address,
      ${wait(sql`true`, limits.inAll)} as all`.execute(tx);
  return rows[0]!;
}

export function limitOf(waits: LimitWaits): { by: keyof LimitWaits; retryAfterSeconds: number } | null {
  for (const by of ["person", "address", "all"] as const) {
    const seconds = waits[by];
    if (seconds !== null) return { by, retryAfterSeconds: Math.max(1, Math.round(seconds)) };
  }
  return null;
}
