import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Said } from "#domain/notices/notice.ts";
import type { Tx } from "#platform/db/db.ts";

/** Leaves a notice for the writer of a review, unless their account no longer exists. */
export async function leaveAuthorNotice(tx: Tx, reviewId: string, said: Said, effectKey: string): Promise<void> {
  const author = await tx
    .selectFrom("reviews as r")
    .innerJoin("consultations as c", "c.id", "r.consultation_id")
    .select(["c.id", "c.patient_id", "r.provider_id"])
    .where("r.id", "=", reviewId)
    .executeTakeFirst();
  if (!author?.patient_id) return;
  const path = `/dashboard/user/consultas/${author.id}/resena`;
  await leaveNotice(tx, { user: author.patient_id }, { ...said, effectKey, providerId: author.provider_id, path });
}
