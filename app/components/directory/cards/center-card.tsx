import { CenterFacts } from "#app/components/directory/center-facts.tsx";
import { CompareButton } from "#app/components/directory/compare/compare-button.tsx";
import { PaidStrip } from "#app/components/directory/list/paid-strip.tsx";
import { Place } from "#app/components/directory/place.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { contactLink, profileAddress } from "#app/components/leads/contact-links.ts";
import { Rating } from "#app/components/reviews/rating.tsx";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import type { Conversion } from "#platform/money.ts";
import { CenterCover } from "./center-cover.tsx";
import { ServiceTags } from "./service-tags.tsx";

interface CenterCardProps {
  center: Center;
  /** What the visitor is looking for. */
  asked?: LookedAt;
  /** The heading level of the card's title. */
  heading?: "h2" | "h3";
  /** The currency shown below the dollars. */
  conversion: Conversion | null;
  /** True far down the page. */
  distant?: boolean;
  className?: string;
}

/** A center in a list. Facts have a fixed order, and a missing one is mentioned in its place. */
export function CenterCard({ center, asked = {}, heading: Heading = "h3", conversion, distant, className }: CenterCardProps) {
  const { slug, name, verified, featured, rating, reviews } = center;
  const address = profileAddress(`/centros/${slug}`, asked);
  return (
    <Card as="article" padding="none" className={`relative flex flex-col overflow-hidden ${className ?? ""}`}>
      {featured && <PaidStrip />}
      <CenterCover center={center} distant={distant} />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:gap-3 sm:p-[22px]">
        <div className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1.5">
          <VerifiedBadge verified={verified} /> <Rating rating={rating} reviews={reviews} />
        </div>
        <div>
          <Heading translate="no" className="title-4 leading-[1.25]!">
            <a href={address} className="text-inherit no-underline hover:underline">
              {name}
            </a>
          </Heading>
          <Place city={center.city} neighborhood={center.neighborhood} className="mt-1" />
        </div>
        <ServiceTags services={center.services} shown={3} />
        <CenterFacts center={center} conversion={conversion} />
        <div className="mt-auto">
          <CompareButton slug={slug} name={name} asked={asked} />
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" size="s" href={address}>
            {m.centers_see()}
            <span className="sr-only">: {name}</span>
          </Button>{" "}
          <Button kind="tonal" size="s" {...contactLink(slug, asked)}>
            {m.centers_contact()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
