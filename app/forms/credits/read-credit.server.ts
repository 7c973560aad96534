import { readCents } from "#app/forms/listing/read-cents.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import { askCredit } from "#domain/credits/ask-credit.server.ts";
import { CREDIT_MOTIVES, MAX_CREDIT_CENTS } from "#domain/credits/credit.ts";
import { type SettleCreditOutcome, settleCredit } from "#domain/credits/settle-credit.server.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";

interface Asked {
  ctx: Context & { auth: Auth };
  viewer: Viewer;
  headers: Headers;
}

const SHORTEST_REASON = 10;

/** What was typed and refused, with a sentence for each field. */
export interface RefusedCredit {
  errors: { amount?: string; motive?: string; reason?: string; form?: string };
  proof?: RefusedProof;
  amount: string;
  motive: string;
  reason: string;
}

/** Reads a credit for a center. The proof is asked for last, so that a code is not used up by a forgotten field. */
export async function readCredit(
  { ctx, viewer, headers }: Asked,
  providerId: string,
  form: PostedFields,
): Promise<{ outcome: "given" | "waits" } | { refused: RefusedCredit; status: number }> {
  const typed = { amount: textOf(form, "monto").trim(), motive: textOf(form, "porque"), reason: textOf(form, "motivo").trim() };
  const cents = readCents(typed.amount);
  const motive = CREDIT_MOTIVES.find((one) => one === typed.motive);
  const isAmount = typeof cents === "number" && cents <= MAX_CREDIT_CENTS;
  const errors: RefusedCredit["errors"] = {
    ...(!isAmount && { amount: m.credits_error_amount({ max: formatUsdExact(MAX_CREDIT_CENTS) }) }),
    ...(!motive && { motive: m.credits_error_motive() }),
    ...((typed.reason.length < SHORTEST_REASON || typed.reason.length > MAX_REASON) && {
      reason: m.credits_error_reason({ min: SHORTEST_REASON }),
    }),
  };
  if (!isAmount || !motive || Object.keys(errors).length > 0) return { refused: { errors, ...typed }, status: 422 };
  const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
  if (proof.outcome !== "right") return { refused: { errors, proof, ...typed }, status: proof.outcome === "limited" ? 429 : 422 };
  const asked = { providerId, motive, reason: typed.reason, amountCents: cents, by: viewer.userId };
  const outcome = await askCredit(ctx, { ...asked, id: textOf(form, "credito") });
  if (outcome === "given" || outcome === "waits") return { outcome };
  const refuse = (said: RefusedCredit["errors"], status: number) => ({ refused: { errors: said, ...typed }, status });
  switch (outcome) {
    case "waiting":
      return refuse({ form: m.credits_error_waiting() }, 409);
    case "nobody-signs":
      return refuse({ amount: m.credits_error_nobody_signs() }, 422);
    case "nobody":
      return refuse({ form: m.credits_error_nobody() }, 422);
    case "not-found":
      return refuse({ form: m.credits_error_closed() }, 404);
  }
}

/** What was decided on a credit that waits, and why it was refused. */
export interface RefusedSigning {
  id: string;
  note: string;
  proof?: RefusedProof;
  error?: string;
}

const REFUSALS: Readonly<Record<Exclude<SettleCreditOutcome, "signed" | "refused">, { said: () => string; status: number }>> = {
  own: { said: m.credits_error_own, status: 403 },
  lapsed: { said: m.credits_error_lapsed, status: 409 },
  closed: { said: m.credits_error_closed, status: 409 },
  "not-found": { said: m.credits_error_closed, status: 404 },
};

/** Reads what a second person decides. Not to sign needs no proof, since nothing is given. */
export async function readSigning(
  { ctx, viewer, headers }: Asked,
  form: PostedFields,
): Promise<{ outcome: "signed" | "refused" } | { refused: RefusedSigning; status: number }> {
  const [id, act, note] = [textOf(form, "credito"), textOf(form, "accion"), textOf(form, "motivo").trim()];
  const refuse = (error: string, status: number) => ({ refused: { id, note, error }, status });
  const signs = act === "firmar";
  if (!signs && act !== "no-firmar") return refuse(m.credits_error_closed(), 422);
  if (!signs && (note === "" || note.length > MAX_REASON)) return refuse(m.credits_error_note(), 422);
  if (signs) {
    const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
    if (proof.outcome !== "right") return { refused: { id, note, proof }, status: proof.outcome === "limited" ? 429 : 422 };
  }
  const outcome = await settleCredit(ctx, { id, by: viewer.userId, signs, note });
  if (outcome === "signed" || outcome === "refused") return { outcome };
  const { said, status } = REFUSALS[outcome];
  return refuse(said(), status);
}
