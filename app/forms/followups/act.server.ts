import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import { assign } from "#domain/followups/assign.server.ts";
import { changeState } from "#domain/followups/change-state.server.ts";
import { FOLLOWUP_STATES, type FollowupState, LOST_REASONS, UNDO_SECONDS } from "#domain/followups/followup.ts";
import { recordContact } from "#domain/followups/record-contact.server.ts";
import { undoContact } from "#domain/followups/undo-contact.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { acknowledgeWithdrawal } from "#domain/offers/acknowledge-withdrawal.server.ts";
import { declineOffer } from "#domain/offers/decline-offer.server.ts";
import { DECLINE_REASONS } from "#domain/offers/decline-reason.ts";
import { markOpenedByMember } from "#domain/offers/mark-opened-by-member.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { type ReturnOutcome, returnLead } from "#domain/offers/return-lead.server.ts";
import { RETURN_REASONS, type ReturnReason } from "#domain/offers/return-reason.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { AGREED, agreedCents, CONTACTS, type ContactName, type Done } from "./acts.ts";
import { actWithWords, type UnsavedWords, type WordsOutcome } from "./words.server.ts";

/** The outcome of a posted form. `seen`: stored, and nothing has to be said. */
export type ActAnswer =
  | { kind: "done"; done: Done }
  | { kind: "contact"; name: ContactName }
  | { kind: "seen" | "not-found" }
  | { kind: "refused"; error: string }
  | UnsavedWords
  | { kind: "return"; reason: ReturnReason; error: string; status: 409 | 422 }
  | { kind: "short"; priceCents: number; balanceCents: number };

const done = (what: Done): ActAnswer => ({ kind: "done", done: what });
const NOT_FOUND: ActAnswer = { kind: "not-found" };
const refused = (error: string): ActAnswer => ({ kind: "refused", error });

/** Does what the pressed button of a request says. */
export async function actOnRequest(
  ctx: Context,
  member: Member,
  offerId: string,
  fields: PostedFields,
  viewer: Pick<Viewer, "firstName" | "lastName">,
): Promise<ActAnswer> {
  const act = textOf(fields, "hacer");
  if (Object.hasOwn(CONTACTS, act)) {
    const name = act as ContactName;
    const { outcome } = await recordContact(ctx, member, { offerId, way: CONTACTS[name] });
    return outcome === "recorded" ? { kind: "contact", name } : after(outcome, "estado");
  }
  switch (act) {
    case "deshacer": {
      const undone = await undoContact(ctx, member, offerId);
      if (undone === "not-found") return NOT_FOUND;
      return undone === "late" ? refused(m.followups_error_late_undo({ seconds: UNDO_SECONDS })) : done("deshecha");
    }
    case "vista":
      return (await markOpenedByMember(ctx, member, offerId)) ? { kind: "seen" } : NOT_FOUND;
    case "abrir": {
      const answer = await purchaseLead(ctx, member, offerId, agreedCents(textOf(fields, AGREED)));
      if (answer.outcome === "insufficient") return { kind: "short", ...answer };
      if (answer.outcome === "not-agreed") return refused(m.followups_error_price({ price: formatUsdExact(answer.priceCents) }));
      return after(answer.outcome, "abierta");
    }
    case "estado": {
      const [from, to] = [textOf(fields, "desde"), textOf(fields, "a")];
      if (!isState(from) || !isState(to)) return refused(m.followups_error_changed());
      const reason = to === "lost" ? choiceOf(fields, "motivo", LOST_REASONS) : null;
      if (to === "lost" && !reason) return refused(m.followups_error_reason());
      return after((await changeState(ctx, member, { offerId, from, to, reason })).outcome, "estado");
    }
    case "asignar":
      return after((await assign(ctx, member, { offerId, to: textOf(fields, "persona") || null })).outcome, "asignada");
    case "descartar": {
      const reason = choiceOf(fields, "motivo", DECLINE_REASONS) ?? "other";
      return after((await declineOffer(ctx, member, { offerId, reason, note: textOf(fields, "nota").trim() })).outcome, "descartada");
    }
    case "devolver": {
      const reason = choiceOf(fields, "motivo", RETURN_REASONS);
      return reason ? afterReturn(await returnLead(ctx, member, { offerId, reason }), reason) : refused(m.followups_error_changed());
    }
    case "enterada":
      return after((await acknowledgeWithdrawal(ctx, member, offerId)).outcome, "enterada");
    default: {
      const words = await actWithWords(ctx, member, offerId, fields, viewer);
      if (words?.kind === "stored") return done(words.done);
      return words?.kind === "outcome" ? after(words.outcome, words.done) : (words ?? NOT_FOUND);
    }
  }
}

const isState = (value: string): value is FollowupState => FOLLOWUP_STATES.some((state) => state === value);

type Outcome =
  | Exclude<Awaited<ReturnType<typeof purchaseLead>>["outcome"], "not-agreed">
  | Awaited<ReturnType<typeof declineOffer>>["outcome"]
  | Awaited<ReturnType<typeof changeState>>["outcome"]
  | Awaited<ReturnType<typeof assign>>["outcome"]
  | Awaited<ReturnType<typeof acknowledgeWithdrawal>>["outcome"]
  | WordsOutcome
  | "recorded";

function after(outcome: Outcome, what: Done): ActAnswer {
  switch (outcome) {
    case "not-found":
      return NOT_FOUND;
    case "closed":
    case "insufficient":
      return refused(what === "abierta" || what === "descartada" ? m.followups_error_closed() : m.followups_error_gone());
    case "changed":
    case "not-withdrawn":
      return refused(m.followups_error_changed());
    case "waits-for-patient":
      return refused(m.followups_error_waits());
    case "stranger":
      return refused(m.followups_error_stranger());
    default:
      return done(what);
  }
}

function afterReturn({ outcome }: ReturnOutcome, reason: ReturnReason): ActAnswer {
  switch (outcome) {
    case "returned":
      return done("devuelta");
    case "asked":
      return done("pedida");
    case "asked-before":
      return { kind: "return", reason, error: m.followups_return_before(), status: 409 };
    case "not-shown":
      return { kind: "return", reason, error: m.followups_return_not_shown(), status: 422 };
    case "too-late":
      return { kind: "return", reason, error: m.followups_return_late({ days: RETURN_DAYS }), status: 409 };
    case "closed":
      return refused(m.followups_error_gone());
    case "not-found":
      return NOT_FOUND;
  }
}
