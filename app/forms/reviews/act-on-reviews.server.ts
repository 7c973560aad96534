import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { reviewsToDecide, type UndecidedReview } from "#domain/reviews/moderation-queries.server.ts";
import { REFUSALS } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { REFUSAL_NAMES } from "#texts/reviews.ts";

/** Asks for a confirmation before it refuses the chosen reviews. Each is decided and logged by itself. */
export async function actOnReviews(
  db: Db,
  actor: Actor,
  { act, ids, confirmed, reason: why }: AskedBulk,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await reviewsToDecide(db, ids);
  const open = chosen.filter(({ undecided }) => undecided);
  const others = chosen.filter(({ undecided }) => !undecided);
  const reason = REFUSALS.find((known) => known === why);
  if (open.length > 0 && !(confirmed && reason)) {
    const consequence = [
      m.moderation_bulk_text({ names: names(open) }),
      others.length > 0 && m.moderation_bulk_left({ names: names(others) }),
    ];
    return {
      confirming: {
        ...{ act, ids: open.map(({ id }) => id), asksReason: false },
        question: m.moderation_bulk({ count: open.length }),
        consequence: consequence.filter(Boolean).join(" "),
        button: m.moderation_bulk_button({ count: open.length }),
        choice: {
          ...{ name: "motivo", label: m.moderation_reason(), value: "" },
          options: REFUSALS.map((value) => ({ value, label: REFUSAL_NAMES[value]() })),
        },
        ...(confirmed && { error: m.moderation_error_reason() }),
      },
    };
  }
  const left: UndecidedReview[] = [...others];
  if (reason)
    for (const one of open) if ((await decideReview(db, one.id, { publish: false, reason }, actor, one.version)) !== "done") left.push(one);
  return { count: chosen.length - left.length, left: left.map(nameOf) };
}

const nameOf = ({ center, author }: UndecidedReview) => m.moderation_one({ author, center });
const names = (reviews: readonly UndecidedReview[]) => reviews.map(nameOf).join("; ");
