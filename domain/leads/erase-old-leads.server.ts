import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { KEPT_MONTHS } from "#domain/vault/retention.ts";
import { eraseLead } from "./erase-lead.server.ts";

/** Forgets every person whose request is older than they are kept. */
export async function eraseOldLeads(ctx: Context): Promise<void> {
  const old = await ctx.db
    .selectFrom("leads")
    .select("id")
    .where("sealed", "is not", null)
    .where("created_at", "<", sql<Date>`now() - make_interval(months => ${KEPT_MONTHS}::int)`)
    .orderBy("created_at")
    .limit(1000)
    .execute();
  for (const { id } of old) await eraseLead(ctx, { leadId: id });
}
