import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { eraseEach } from "#domain/vault/erase-each.server.ts";
import { KEPT_MONTHS } from "#domain/vault/retention.ts";
import { eraseLead } from "./erase-lead.server.ts";

const PAGE = 500;

/** Forgets every person whose request is older than they are kept. */
export function eraseOldLeads(ctx: Context): Promise<void> {
  return eraseEach(
    (after) =>
      ctx.db
        .selectFrom("leads")
        .select(["id", sql<Date>`date_trunc('milliseconds', created_at)`.as("at")])
        .where("sealed", "is not", null)
        .where("created_at", "<", sql<Date>`now() - make_interval(months => ${KEPT_MONTHS}::int)`)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy("at")
        .orderBy("id")
        .limit(PAGE)
        .execute(),
    (leadId) => eraseLead(ctx, { leadId }),
  );
}
