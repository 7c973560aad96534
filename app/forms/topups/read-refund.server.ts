import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { type RefundOutcome, refundTopUp } from "#domain/topups/refund-top-up.server.ts";
import { type SettleRefundOutcome, settleRefund } from "#domain/topups/settle-refund.server.ts";
import { m } from "#messages/m.ts";

/** The acts on a refund: to ask for it, to sign it, and not to. */
export const REFUND_ACTS = ["devolver", "firmar", "no-firmar"] as const;
export type RefundAct = (typeof REFUND_ACTS)[number];

/** What was typed and refused. */
export interface RefusedRefund {
  what: RefundAct;
  reason: string;
  error?: string;
  proof?: RefusedProof;
}

interface Asked {
  ctx: Context & { auth: Auth };
  viewer: Viewer;
  headers: Headers;
}

const REFUSALS: Readonly<
  Record<Exclude<RefundOutcome | SettleRefundOutcome, "done" | "waits" | "signed" | "refused">, { said: () => string; status: number }>
> = {
  waiting: { said: m.topups_refund_waiting, status: 409 },
  "nobody-signs": { said: m.topups_refund_nobody_signs, status: 422 },
  insufficient: { said: m.topups_admin_insufficient, status: 422 },
  own: { said: m.credits_error_own, status: 403 },
  lapsed: { said: m.credits_error_lapsed, status: 409 },
  closed: { said: m.topups_admin_closed, status: 409 },
  "not-found": { said: m.topups_admin_closed, status: 404 },
};

/** Reads an act on a refund. Not to sign needs no proof, since nothing is paid. The proof is asked for last, so that no code is used up. */
export async function readRefund(
  { ctx, viewer, headers }: Asked,
  topUpId: string,
  what: RefundAct,
  form: PostedFields,
): Promise<{ outcome: "done" | "waits" | "signed" | "refused" } | { refused: RefusedRefund; status: number }> {
  const reason = textOf(form, "motivo").trim();
  const by = viewer.userId;
  if (what !== "firmar" && (reason === "" || reason.length > MAX_REASON))
    return { refused: { what, reason, error: m.topups_admin_reason_error({ max: MAX_REASON }) }, status: 422 };
  if (what !== "no-firmar") {
    const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
    if (proof.outcome !== "right") return { refused: { what, reason, proof }, status: proof.outcome === "limited" ? 429 : 422 };
  }
  const outcome =
    what === "devolver"
      ? await refundTopUp(ctx, { topUpId, reason, by })
      : await settleRefund(ctx, { topUpId, by, signs: what === "firmar", note: reason });
  if (outcome === "done" || outcome === "waits" || outcome === "signed" || outcome === "refused") return { outcome };
  const { said, status } = REFUSALS[outcome];
  return { refused: { what, reason, error: said() }, status };
}
