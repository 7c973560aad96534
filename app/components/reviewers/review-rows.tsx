import { REVIEWS_PATH } from "#app/forms/reviewers/review-address.ts";
import { href } from "#app/locale.ts";
import type { TextReview } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/editions.ts";
import { ReviewBadge } from "./review-badge.tsx";

/** One line for each text: what it is, who sent it, and the outcome. */
export function ReviewRows({ reviews }: { reviews: readonly TextReview[] }) {
  return (
    <ul className="divide-y">
      {reviews.map((review) => (
        <li key={review.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3.5 first:pt-0 last:pb-0">
          <span className="min-w-0">
            <a href={href(`${REVIEWS_PATH}/${review.id}`)} className="link font-semibold wrap-anywhere">
              {review.title}
            </a>
            <span className="block text-ink-2 text-ui">
              {m.reviewers_place_version({ kind: KIND_NAMES[review.kind](), number: review.number })} · {whenOf(review)}
            </span>
          </span>
          <ReviewBadge {...review} />
        </li>
      ))}
    </ul>
  );
}

function whenOf({ state, number, sentBy, sentAt, decidedAt }: TextReview): string {
  const date = formatDate(decidedAt ?? sentAt);
  if (state === "signed") return m.reviewers_place_signed({ number, date });
  if (state === "returned") return m.reviewers_place_returned({ date });
  return sentBy ? m.reviewers_place_sent({ name: sentBy, date }) : m.reviewers_place_sent_team({ date });
}
