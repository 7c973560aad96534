import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { eraseOld } from "#domain/vault/erase-old.server.ts";
import { eraseLead } from "./erase-lead.server.ts";

/** Erases every person whose request is older than the limit. */
export const eraseOldLeads = (ctx: Context): Promise<void> => eraseOld(ctx.db, sql.table("leads"), (leadId) => eraseLead(ctx, { leadId }));
