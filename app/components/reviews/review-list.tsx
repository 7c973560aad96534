import BadgeCheck from "lucide-react/icons/badge-check";
import Star from "lucide-react/icons/star";
import { m } from "#app/paraglide/messages.js";
import type { CenterReview } from "#domain/directory/center-detail.ts";
import { formatDate, formatMonth } from "#platform/format.ts";

/** Each review stands on a consultation that both sides confirmed; the center may answer under it. */
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
        <p className="inline-flex items-center gap-1.5 text-md font-bold">
          <Star className="size-[18px] fill-ambar-400 text-ambar-400" />
          <span aria-hidden>{rating}</span>
          <span className="sr-only">{m.reviews_out_of_five({ rating: String(rating) })}</span>
        </p>
      </div>
      <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
      <p className="flex items-center gap-1.5 text-xs text-ink-3 [&>.lucide]:size-[17px]">
        <BadgeCheck />
        {m.reviews_checked_by_us()}
      </p>
      {reply && (
        <div className="mt-1 ml-4 max-w-[62ch] rounded-lg bg-surface-2 px-[18px] py-3.5 md:ml-6">
          <p className="text-sm font-semibold">
            {m.reviews_reply_of({ center })} <span className="font-normal text-ink-3">· {formatDate(reply.at)}</span>
          </p>
          <p className="mt-1 text-ui whitespace-pre-line text-ink-2">{reply.text}</p>
        </div>
      )}
    </article>
  );
}
