import { Rating as Stars } from "#app/ui/rating.tsx";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface RatingProps {
  /** Null under three reviews, when no score is shown. */
  rating: number | null;
  reviews: number;
}

/** Shows the score of a center or a person with its number of reviews. */
export function Rating({ rating, reviews }: RatingProps) {
  if (rating === null) return <Stars value={null} noneLabel={reviews === 0 ? m.reviews_none() : m.reviews_too_few()} />;
  return (
    <Stars
      value={rating}
      scaleLabel={m.reviews_of_five()}
      countLabel={m.reviews_count({ count: reviews, number: formatNumber(reviews) })}
    />
  );
}
