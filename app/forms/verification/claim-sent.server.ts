import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { type DecideOutcome, decideClaim } from "#domain/verification/decide-claim.server.ts";
import type { Unproven } from "#domain/verification/read-words.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { unprovenText } from "#texts/verification.ts";

/** A refused decision on a claim. */
export interface RefusedClaim {
  readonly reason: string;
  readonly center: string;
  readonly person: string;
  readonly errors: { readonly reason?: string; readonly center?: string; readonly person?: string; readonly proof?: string };
  /** Whether a name differs in so little that somebody has to say whether it is the same. */
  readonly alike: boolean;
  readonly changed: boolean;
}

const said = (why: Unproven): string =>
  why === "unlike" ? m.verification_claims_unlike() : why === "alike" ? m.verification_claims_alike() : unprovenText(why);

/** Decides on a claim, according to a form. Returns the refused input; null once it is decided. */
export async function claimSent(db: Db, id: string, form: PostedFields, actor: Person): Promise<RefusedClaim | null> {
  const [reason, center, person] = ["motivo", "centro", "persona"].map((name) => textOf(form, name).trim()) as [string, string, string];
  const back = (errors: RefusedClaim["errors"], alike = false, changed = false) => ({ reason, center, person, errors, alike, changed });
  const approve = textOf(form, "accion") === "entregar";
  if (!approve && (reason === "" || reason.length > MAX_REASON)) return back({ reason: m.verification_error_reason({ max: MAX_REASON }) });
  const read = { center, person, sameName: textOf(form, "misma") === "si" };
  const outcome: DecideOutcome = await decideClaim(db, id, approve ? { approve, read } : { approve, reason }, actor);
  if (outcome === "done") return null;
  if (outcome === "not-found") return back({}, false, true);
  if (outcome === "no-proof") return back({ proof: m.verification_claims_error_proof() });
  if (outcome === "unopened") return back({ proof: m.verification_error_unopened() });
  const errors = { ...(outcome.center && { center: said(outcome.center) }), ...(outcome.person && { person: said(outcome.person) }) };
  return back(errors, outcome.center === "alike" || outcome.person === "alike");
}
