import type { Context } from "#domain/context.ts";
import { eraseOld } from "#domain/vault/erase-old.server.ts";
import { eraseLead } from "./erase-lead.server.ts";

/** Forgets every person whose request is older than they are kept. */
export const eraseOldLeads = (ctx: Context): Promise<void> => eraseOld(ctx.db, "leads", (leadId) => eraseLead(ctx, { leadId }));
