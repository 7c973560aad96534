import type { Context } from "#domain/context.ts";
import { exportMailboxes } from "#domain/identity/change-email.server.ts";
import { exportLeads, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { healthOf, settingsOf } from "./patient-queries.server.ts";
import { progressOf } from "./progress-queries.server.ts";
import { comparisonsOf, savedSlugs } from "./saved.server.ts";
import { whatsappOf } from "./whatsapp.server.ts";

/** Returns everything that is kept about a patient, for themselves. */
export async function exportData(ctx: Pick<Context, "db" | "keys">, mailbox: OwnMailbox) {
  const { userId } = mailbox;
  const [settings, health, { entries }, saved, comparisons, requests, mailboxes, whatsapp] = await Promise.all([
    settingsOf(ctx.db, userId),
    healthOf(ctx, userId),
    progressOf(ctx, userId),
    savedSlugs(ctx.db, userId),
    comparisonsOf(ctx.db, userId),
    exportLeads(ctx, mailbox),
    exportMailboxes(ctx.db, userId),
    whatsappOf(ctx, userId, "self"),
  ]);
  return { settings, health, progress: entries, saved, comparisons, requests, mailboxes, whatsapp };
}
