import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { UNCONFIRMED_DAYS } from "#domain/leads/lead.ts";
import { eraseLead } from "./erase-lead.server.ts";

const AT_ONCE = 1000;

/** Erases the person of a request that nobody confirmed, since they may never have heard of it. */
export async function eraseUnconfirmedLeads(ctx: Context): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const old = await ctx.db
      .selectFrom("leads")
      .select("id")
      .where("status", "=", "unconfirmed")
      .where("created_at", "<", sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .orderBy("created_at")
      .limit(AT_ONCE)
      .execute();
    for (const { id } of old) await eraseLead(ctx, { leadId: id });
    found = old.length;
  }
}
