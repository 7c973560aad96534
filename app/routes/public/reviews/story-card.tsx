import { Rating } from "#app/components/reviews/rating.tsx";
import { ReviewReply } from "#app/components/reviews/review-reply.tsx";
import { ReviewStars } from "#app/components/reviews/review-stars.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Story } from "#domain/directory/story.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";

/** One story, the reply to it, and the center or person it is about. */
export function StoryCard({ story: { author, text, stars, service, heldOn, reply, provider } }: { story: Story }) {
  const { kind, slug, name, city, rating, reviews } = provider;
  return (
    <Card as="article" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Badge kind="verified">{m.reviews_consultation_checked()}</Badge>
        <ReviewStars stars={stars} />
      </div>
      <figure className="grid gap-3">
        <blockquote className="text-[1.15625rem] leading-[1.5]! whitespace-pre-line">{text}</blockquote>
        <figcaption className="text-md">
          <b className="font-bold">{author}</b>{" "}
          <span className="text-sm text-ink-2">{["", service, formatMonth(heldOn)].filter((part) => part !== null).join(" · ")}</span>
        </figcaption>
      </figure>
      {reply && <ReviewReply by={name} reply={reply} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t pt-2 -mb-2 md:-mb-3.5">
        <p className="text-ui">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-brand no-underline hover:underline"
            href={href(kind === "center" ? `/centros/${slug}` : `/especialistas/${slug}`)}
          >
            <span className="sr-only">{m.reviews_stories_about()} </span>
            {name}
          </a>{" "}
          {city && <span className="text-ink-2"> · {city}</span>}
        </p>
        <Rating rating={rating} reviews={reviews} />
      </div>
    </Card>
  );
}
