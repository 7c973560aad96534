import type { Context } from "#domain/context.ts";
import { type CallLink, callLinkOf } from "#domain/leads/call-link.server.ts";
import { leaveOfActor } from "#domain/leads/lead-access.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";

/** The link for a caller, with the telephone to which our team sends it. */
export interface CallLinkToSend extends CallLink {
  name: string;
  phone: string;
  /** The request waits for its caller to use it. */
  awaited: boolean;
}

/** Returns the link that our team sends to a caller without a mailbox, or null for any other request. */
export function callLinkToSend(ctx: Context, leadId: string): Promise<CallLinkToSend | null> {
  return ctx.db.transaction().execute(async (tx): Promise<CallLinkToSend | null> => {
    const lead = isRowId(leadId) ? await lockLead(ctx, tx, leaveOfActor(ctx.actor, leadId)) : null;
    const link = lead && (await callLinkOf(ctx, tx, lead));
    if (!lead || !link) return null;
    return { ...link, name: lead.sealed.form.nombre, phone: lead.sealed.phone.dialable, awaited: lead.awaits !== null };
  });
}
