import { Badge } from "#app/ui/badge.tsx";
import type { TextReview } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { REVIEW_STATE_NAMES } from "#texts/reviewers.ts";

const KINDS = { sent: "in-review", signed: "verified", returned: "error", withdrawn: "pending" } as const;

/** The state of a text's review. A signature on other words no longer counts. */
export function ReviewBadge({ state, changed }: Pick<TextReview, "state" | "changed">) {
  const lost = state === "signed" && changed;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge kind={lost ? "pending" : KINDS[state]}>{lost ? m.reviewers_signature_earlier() : REVIEW_STATE_NAMES[state]()}</Badge>
      {state === "sent" && changed && <Badge kind="pending">{m.reviewers_place_changed()}</Badge>}
    </span>
  );
}
