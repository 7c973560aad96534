import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { DECISIONS } from "#domain/verification/checklist.ts";
import { decideProfile } from "#domain/verification/decide-profile.server.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { missingName } from "#texts/verification.ts";

/** What was sent and what is wrong with it. `version` is what the screen showed; null after a conflict, which shows the newer one. */
export interface RefusedDecision {
  readonly decision: string;
  readonly reason: string;
  readonly version: string | null;
  readonly errors: { decision?: string; reason?: string };
}

interface Returned {
  readonly refused: RefusedDecision;
  readonly changed: boolean;
  readonly status: 409 | 422;
}

/** Decides on a profile, according to a form. Returns the refused input with its status; null once it is decided. */
export async function decideSent(db: Db, id: string, form: PostedFields, actor: Person): Promise<Returned | "not-found" | null> {
  const [asked, reason, version] = [textOf(form, "decision"), textOf(form, "motivo").trim(), textOf(form, "version")];
  const decision = DECISIONS.find((name) => name === asked);
  const back = (errors: { decision?: string; reason?: string }, status: 409 | 422 = 422, changed = false): Returned => ({
    refused: { decision: asked, reason, version: status === 409 ? null : version, errors },
    changed,
    status,
  });
  if (!decision) return back({ decision: m.verification_error_choose() });
  const withReason = decision === "returned" || decision === "suspended";
  if (withReason && (reason === "" || reason.length > MAX_REASON))
    return back({ reason: m.verification_error_reason({ max: MAX_REASON }) });
  const outcome = await decideProfile(db, { providerId: id, version, ...(withReason ? { decision, reason } : { decision }) }, actor);
  if (outcome === "done") return null;
  if (outcome === "not-found") return outcome;
  if (outcome === "changed") return back({}, 409, true);
  const missing = (await profileToCheck(db, id))?.missing;
  const names = missing?.[decision === "published" ? "publish" : "verify"].map(missingName).join(", ") ?? "";
  return back({ decision: m.verification_error_missing({ names }) }, 409);
}
