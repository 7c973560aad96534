import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { anotherDecides } from "./another-decides.server.ts";
import { projectRatings } from "./project-ratings.server.ts";
import type { AppealSide, REFUSALS, ReviewStatus } from "./review.ts";
import { reviewVersion } from "./review-version.server.ts";
import { type Settled, tellDecision } from "./tell-decision.server.ts";

export type Decision = { publish: true; note?: string } | { publish: false; reason: (typeof REFUSALS)[number]; note?: string };

/**
 * `changed`: somebody decided, reported or appealed since `seen`. `same-person`: the person who decided first may not decide the appeal.
 */
export type DecideOutcome = "done" | "not-found" | "changed" | "same-person";

/**
 * Publishes a review as it was written, or refuses it with a reason, and updates the score. A published review may still be refused.
 * Either decision answers the reports and appeals about it.
 */
export function decideReview(db: Db, reviewId: string, decision: Decision, actor: Actor, seen?: string): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    const before = isRowId(reviewId) ? await lock(tx, reviewId, actor) : undefined;
    if (!before) return "not-found";
    if (seen !== undefined && seen !== before.version) return "changed";
    if (before.appeal && before.forAnother) return "same-person";
    const [status, reason, note] = [decision.publish ? "published" : "rejected", decision.publish ? null : decision.reason, decision.note];
    await tx.updateTable("reviews").set({ status }).where("id", "=", reviewId).execute();
    const about = aboutOf(before);
    const { id } = await tx
      .insertInto("review_decisions")
      .values({
        ...{ review_id: reviewId, about, published: decision.publish, reason, note: note ?? "", decided_by: actor },
        waited_since: before.since,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const settled = await settle(tx, reviewId, { about, appeal: before.appeal, changed: before.status !== status, decisionId: id });
    await projectRatings(tx, before.providerId);
    await record(tx, {
      ...{ actor, action: decision.publish ? "review.published" : "review.rejected", subjectType: "review", subjectId: reviewId },
      detail: { about, before: { status: before.status }, after: { status }, ...(reason && { refusal: reason }) },
    });
    await tellDecision(tx, before, { published: decision.publish, reason, note: note ?? "" }, settled);
    return "done";
  });
}

interface Locked {
  id: string;
  providerId: string;
  rating: number;
  status: ReviewStatus;
  version: string;
  /** The side with an open appeal. */
  appeal: AppealSide | null;
  reports: number;
  /** The moment since when our team has been asked to decide; null when nobody asked. */
  since: Date | null;
  forAnother: boolean;
}

/** Locks a review and returns its state. */
async function lock(tx: Tx, reviewId: string, actor: Actor): Promise<Locked | undefined> {
  await tx.selectFrom("reviews").select("id").where("id", "=", reviewId).forUpdate().execute();
  const { rows } = await sql<Locked>`
    select r.id, r.provider_id as "providerId", r.rating, r.status, ${reviewVersion} as version,
      (select side from review_appeals a where a.review_id = r.id and a.decided_at is null order by asked_at limit 1) as appeal,
      (select count(*)::int from review_reports p where p.review_id = r.id and p.resolved_at is null) as reports,
      (select min(w.since) from review_waits w where w.review_id = r.id and w.kind <> 'reply') as since, ${anotherDecides(actor)} as "forAnother"
    from reviews r where r.id = ${reviewId}::uuid`.execute(tx);
  return rows[0];
}

const aboutOf = ({ appeal, reports, status }: Locked) =>
  appeal ? "appeal" : reports > 0 ? "report" : status === "pending" ? "review" : "own";

/** Answers the reports and appeals about a review, and returns what has to be told. */
async function settle(tx: Tx, reviewId: string, { about, appeal, changed, decisionId }: Omit<Settled, "reported">): Promise<Settled> {
  const reports = await tx
    .updateTable("review_reports")
    .set({ resolved_at: sql`now()` })
    .where("review_id", "=", reviewId)
    .where("resolved_at", "is", null)
    .returning("id")
    .execute();
  await tx
    .updateTable("review_appeals")
    .set({ decided_at: sql`now()`, upheld: changed })
    .where("review_id", "=", reviewId)
    .where("decided_at", "is", null)
    .execute();
  return { about, appeal, changed, decisionId, reported: reports.length > 0 };
}
