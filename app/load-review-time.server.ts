import { loadPromises } from "#domain/statements/promises.server.ts";
import { type ReviewTime, reviewTime } from "#domain/verification/review-time.server.ts";
import type { Db } from "#platform/db/db.ts";

export interface PromisedReviewTime extends ReviewTime {
  /** Whether people are promised this time; our own team aims at it in any case. */
  readonly promised: boolean;
}

/** Returns how long decisions on profiles took, beside the time that the settings aim at. */
export async function loadReviewTime(db: Db): Promise<PromisedReviewTime> {
  const { stands, verificationDays } = await loadPromises(db);
  return { ...(await reviewTime(db, verificationDays.to)), promised: stands.verification };
}
