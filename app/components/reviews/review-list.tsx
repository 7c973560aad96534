import BadgeCheck from "lucide-react/icons/badge-check";
import type { CenterReview } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { ReviewReply } from "./review-reply.tsx";
import { ReviewStars } from "./review-stars.tsx";

/** Lists reviews, each of a consultation that both sides confirmed, with the center's answer. */
export function ReviewList({ reviews, center }: { reviews: readonly CenterReview[]; center: string }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} center={center} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review: { author, service, heldOn, rating, body, reply }, center }: { review: CenterReview; center: string }) {
  return (
    <article className="grid gap-[9px] border-t py-[22px]">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5">
        <h3 className="text-base leading-[1.4]!">
          <b className="font-bold">{author}</b>{" "}
          <span className="text-sm text-ink-2">{["", service, formatMonth(heldOn)].filter((part) => part !== null).join(" · ")}</span>
        </h3>
        <ReviewStars stars={rating} />
      </div>
      <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
      <p className="flex items-center gap-1.5 text-xs text-ink-3 [&>.lucide]:size-[17px]">
        <BadgeCheck />
        {m.reviews_checked_by_us()}
      </p>
      {reply && <ReviewReply by={center} reply={reply} className="mt-1 ml-4 max-w-[62ch] md:ml-6" />}
    </article>
  );
}
