import { type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { paceSchema } from "./pace.ts";

/** Requests per hour. A whole neighbourhood of mobile phones shares an address; a person does not. */
const limitsSchema = z.object({
  perPerson: z.int().positive().default(5),
  perAddress: z.int().positive().default(60),
  inAll: z.int().positive().default(10_000),
  pace: paceSchema,
});
export type LeadLimits = z.infer<typeof limitsSchema>;

/** Selects the setting `lead_limits` as a column of another query. */
export const limitsSetting: RawBuilder<unknown> = sql`(select value from settings where key = 'lead_limits')`;

export function readLeadLimits(raw: unknown): LeadLimits {
  const parsed = limitsSchema.safeParse(raw ?? {});
  return parsed.success ? parsed.data : limitsSchema.parse({});
}

export type LimitWaits = Record<"person" | "address" | "all", number | null>;

/**
 * Computes the seconds until there is room again, as a JSON column; null when there is room now. A person and an address are counted
 * exactly, thanks to the caller's locks. The total of all follows from the order of arrival in one step, however many there are: a flood
 * must not make its own check slow.
 */
export function waitsColumn(
  /** A person is known by their mailbox, or by their telephone where they have none. */
  digests: { email: Buffer | null; phone?: Buffer; ip: Buffer | null },
  limits: LeadLimits,
  /** The counted table, which has `email_digest`, `ip_digest`, `created_at`, `arrival` and, where a mailbox may be missing, `phone_digest`. */
  table: RawBuilder<unknown>,
): RawBuilder<LimitWaits> {
  const hourAgo = sql`now() - interval '1 hour'`;
  const left = sql`ceil(extract(epoch from created_at + interval '1 hour' - now()))`;
  // A subquery hides the number from the planner, so that one plan serves every limit.
  const nth = (condition: RawBuilder<unknown>, max: number) =>
    sql`(select ${left} from ${table} where ${condition} and created_at > ${hourAgo} order by created_at desc offset (select ${max - 1}::bigint) limit 1)`;
  return sql`json_build_object(
    'person', ${nth(digests.email ? sql`email_digest = ${digests.email}` : sql`phone_digest = ${digests.phone}`, limits.perPerson)},
    'address', ${digests.ip ? nth(sql`ip_digest = ${digests.ip}`, limits.perAddress) : sql`null`},
    'all', (select case when (select arrival from ${table} order by created_at desc limit 1) - arrival + 1 >= ${limits.inAll} then ${left} end
      from ${table} where created_at > ${hourAgo} order by created_at limit 1))`;
}

export function limitOf(waits: LimitWaits): { by: keyof LimitWaits; retryAfterSeconds: number } | null {
  for (const by of ["person", "address", "all"] as const) {
    const seconds = waits[by];
    if (seconds !== null) return { by, retryAfterSeconds: Math.max(1, Math.round(seconds)) };
  }
  return null;
}
