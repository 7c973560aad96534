import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { decideReply } from "#domain/reviews/decide-reply.server.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { MAX_NOTE, REFUSALS, REPLY_REFUSALS } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { MODERATION_ACTS, type ModerationAct, type RefusedModeration } from "./moderation-acts.ts";

/** Does what the form of a review asks. Returns null for an unknown act, or an unknown review. */
export async function moderate(
  db: Db,
  reviewId: string,
  actor: Actor,
  form: PostedFields,
): Promise<{ done: ModerationAct } | { refused: RefusedModeration } | null> {
  const act = MODERATION_ACTS.find((known) => known === textOf(form, "accion"));
  if (!act) return null;
  const [typed, note, seen] = [textOf(form, "motivo"), textOf(form, "nota").trim(), textOf(form, "version")];
  const refused = (problem: RefusedModeration["problem"], errors: RefusedModeration["errors"] = {}) => ({
    refused: { act, reason: typed, note, version: seen, errors, problem },
  });
  if (note.length > MAX_NOTE) return refused(null, { note: m.moderation_error_note({ max: MAX_NOTE }) });
  const [reason, replyReason] = [REFUSALS.find((known) => known === typed), REPLY_REFUSALS.find((known) => known === typed)];
  const decided = await decide();
  if (decided === "no-reason") return refused(null, { reason: m.moderation_error_reason() });
  if (decided === "not-found") return null;
  return decided === "done" ? { done: act } : refused(decided);

  async function decide() {
    if (act === "publicar") return decideReview(db, reviewId, { publish: true, note }, actor, seen);
    if (act === "publicar-respuesta") return decideReply(db, reviewId, { publish: true }, actor, seen);
    if (act === "rechazar") return reason ? decideReview(db, reviewId, { publish: false, reason, note }, actor, seen) : "no-reason";
    return replyReason ? decideReply(db, reviewId, { publish: false, reason: replyReason, note }, actor, seen) : "no-reason";
  }
}
