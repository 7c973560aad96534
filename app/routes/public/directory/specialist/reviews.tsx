import { Section } from "#app/components/directory/center/section.tsx";
import { Rating } from "#app/components/reviews/rating.tsx";
import { ReviewList } from "#app/components/reviews/review-list.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

export function SpecialistReviews({ specialist: { slug, name, rating, reviews, latestReviews } }: { specialist: SpecialistDetail }) {
  return (
    <Section id="resenas" title={m.reviews_title()} aside={<Rating rating={rating} reviews={reviews} />}>
      {latestReviews.length === 0 ? (
        <p className="border-t pt-5 text-ink-2">{m.profile_reviews_none()}</p>
      ) : (
        <ReviewList reviews={latestReviews} center={name} />
      )}
      {reviews > latestReviews.length && (
        <Button kind="outline" href={href(`/especialistas/${slug}?tab=resenas#resenas`)} className="justify-self-start">
          {m.reviews_all({ number: formatNumber(reviews) })}
        </Button>
      )}
    </Section>
  );
}
