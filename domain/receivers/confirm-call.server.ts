import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { spend, useOf } from "#domain/leads/call-link.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { loadLead } from "#domain/leads/lead-summaries.server.ts";
import { type CallLinkId, patientToken, readCallToken } from "#domain/leads/lead-tokens.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { personConfirmed } from "#domain/leads/person-confirmed.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { type ConfirmReceiversInput, confirmNames } from "./confirm-receivers.server.ts";
import { type MoreReceivers, previewOfLead } from "./preview-receivers.server.ts";

/** What the page behind a caller's link shows. It repeats neither the words nor the contact, since a number may be typed wrongly. */
export interface Call {
  number: string;
  takenAt: Date;
  firstName: string;
  /** The centers to agree to; null where the request waits for nothing, and the link only opens its page. */
  names: MoreReceivers | null;
}

/** The link is too old or was replaced, or its request is closed. */
interface Gone {
  outcome: "gone";
}
/** Somebody has used the link. */
interface Used {
  outcome: "used";
}

/** Returns what a caller's link shows. Opening it changes nothing, since programs open links too. */
export async function callOfLink(ctx: Pick<Context, "db" | "keys">, token: string): Promise<{ outcome: "open"; call: Call } | Gone | Used> {
  const link = readCallToken(ctx.keys, token, await databaseTime(ctx.db));
  const leave = leaveOfPatient(link?.leadId ?? null);
  const lead = await loadLead(ctx, leave);
  if (!link || !lead || lead.summary.status === "closed") return { outcome: "gone" };
  const row = await ctx.db
    .selectFrom("lead_call_links")
    .select("used_at")
    .where("lead_id", "=", link.leadId)
    .where("id", "=", link.id)
    .executeTakeFirst();
  if (!row) return { outcome: "gone" };
  if (row.used_at) return { outcome: "used" };
  const { number, createdAt, firstName, awaits } = lead.summary;
  const names = awaits === "names" ? await previewOfLead(ctx, link.leadId) : null;
  return { outcome: "open", call: { number, takenAt: createdAt, firstName, names } };
}

export interface ConfirmCallInput extends Omit<ConfirmReceiversInput, "token"> {
  token: string;
  /** Of the form: the same form sent twice uses the link once. */
  key: string;
}

/** `confirmed` has the token of the request's own page, which only whoever used the link gets. */
export type ConfirmCallResult = { outcome: "confirmed"; token: string } | { outcome: "unticked" | "expired" } | Gone | Used;

/**
 * Lets a caller without a mailbox in, once: their press of the button behind the link proves that the telephone is theirs, and that they
 * agree to the centers whose boxes they ticked. Nothing reaches a center before.
 */
export function confirmCall(ctx: Context, input: ConfirmCallInput): Promise<ConfirmCallResult> {
  return throughLink(ctx, input, async (tx, link, lead, createdAt): Promise<ConfirmCallResult> => {
    const entered = { outcome: "confirmed", token: patientToken(ctx.keys, lead.id, createdAt) } as const;
    const use = await useOf(tx, link, input.key);
    if (use === "by-this-form") return entered;
    if (use !== "new") return { outcome: use };
    if (lead.awaits === "names") {
      const { outcome } = await confirmNames(ctx, tx, lead, input);
      if (outcome !== "confirmed") return { outcome };
    } else if (!lead.phoneConfirmed) await personConfirmed(ctx, tx, lead);
    await spend(tx, link, input.key);
    await appendEvidence(ctx.keys, tx, lead.leave, { kind: "call-link-used", content: { ...input.evidence, at: lead.now } });
    await record(tx, { actor: "link:lead", action: "lead.call-link-used", subjectType: "lead", subjectId: lead.id });
    return entered;
  });
}

/** Erases an unconfirmed request because whoever has the telephone says that it is not theirs. */
export async function denyCall(ctx: Context, input: { token: string; key: string }): Promise<{ outcome: "erased" } | Gone | Used> {
  const denied = await throughLink(ctx, input, async (tx, link, lead): Promise<{ outcome: "erased"; leadId: string } | Gone | Used> => {
    const use = await useOf(tx, link, input.key);
    if (use === "used" || use === "gone") return { outcome: use };
    // A confirmed request is ended on its own page, by whom the link let in.
    if (lead.status !== "unconfirmed") return { outcome: "gone" };
    await spend(tx, link, input.key);
    return { outcome: "erased", leadId: lead.id };
  });
  if (denied.outcome !== "erased") return denied;
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId: denied.leadId });
  return { outcome: "erased" };
}

/** Locks the lead of a link that is not too old. Of two who use it at once, the second waits here and finds it used. */
function throughLink<Result>(
  ctx: Context,
  { token, key }: { token: string; key: string },
  act: (tx: Tx, link: CallLinkId, lead: LockedLead, createdAt: Date) => Promise<Result>,
): Promise<Result | Gone> {
  return ctx.db.transaction().execute(async (tx): Promise<Result | Gone> => {
    const link = readCallToken(ctx.keys, token, await databaseTime(tx));
    const lead = isRowId(key) ? await lockLead(ctx, tx, leaveOfPatient(link?.leadId ?? null)) : null;
    if (!link || !lead || lead.status === "closed") return { outcome: "gone" };
    const { created_at: createdAt } = await tx.selectFrom("leads").select("created_at").where("id", "=", lead.id).executeTakeFirstOrThrow();
    return act(tx, link, lead, createdAt);
  });
}
