import ArrowRight from "lucide-react/icons/arrow-right";
import { DistantEmptyArch, LogoMark } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Review } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

interface ReviewProps {
  review: Review | null;
  siteName: string;
}

/** The author below the title, and whether a professional has signed the text. */
export function Byline({ review, siteName, updatedOn }: ReviewProps & { updatedOn?: string }) {
  return (
    <div className="flex items-center gap-3.5 text-sm leading-[1.5]!">
      <span className="grid size-12 flex-none place-items-center rounded-arch bg-tint">
        <LogoMark className="size-8" />
      </span>
      <p>
        <span className="text-ink-2">{m.articles_written_by()}</span> <b className="font-semibold">{m.articles_team({ site: siteName })}</b>{" "}
        {updatedOn && <span className="text-ink-2"> · {m.articles_updated({ date: formatDate(updatedOn) })}</span>}
        <br />
        <Reviewer review={review} />
      </p>
    </div>
  );
}

/** A line below an answer that says whether a professional has signed it. */
export const AnswerReview = ({ review }: Pick<ReviewProps, "review">) => (
  <p className="mt-2 text-sm">
    <Reviewer review={review} />
  </p>
);

function Reviewer({ review }: Pick<ReviewProps, "review">) {
  if (!review) {
    return (
      <Badge kind="pending" className="mt-1">
        {m.articles_review_pending()}
      </Badge>
    );
  }
  return (
    <>
      <span className="text-ink-2">{m.articles_reviewed_by()}</span> <b className="font-semibold">{review.by}</b>{" "}
      <span className="whitespace-nowrap text-ink-2"> · {formatDate(review.on)}</span>
    </>
  );
}

/** A card after the sources that says what was checked, by whom, and what is still missing. */
export function ReviewCard({ review, sources }: { review: Review | null; sources: number }) {
  return (
    <Card as="section" aria-labelledby="revision" className="mt-5 grid items-center gap-x-[22px] gap-y-4 sm:grid-cols-[92px_1fr]">
      <DistantEmptyArch className="h-auto w-23" />
      <div className="grid gap-1 text-sm leading-[1.5]!">
        <p className="text-ink-2">{m.articles_review()}</p>
        <h2 id="revision" className="title-4">
          {review ? review.by : m.articles_review_pending()}
        </h2>
        <p className="text-ink-2">
          {review
            ? m.articles_review_signed({ date: formatDate(review.on) })
            : m.articles_review_missing({ count: sources, number: String(sources) })}
        </p>
        <TextLink href={href("/como-revisamos")} iconAfter={<ArrowRight />}>
          {m.articles_how_we_review()}
        </TextLink>
      </div>
    </Card>
  );
}
