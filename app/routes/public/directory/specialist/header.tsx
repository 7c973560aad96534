import { PersonArch } from "#app/components/directory/cards/person-arch.tsx";
import { LabelledSaveButton } from "#app/components/directory/compare/save-button.tsx";
import { Place } from "#app/components/directory/place.tsx";
import { ShareLink } from "#app/components/directory/share-link.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { Rating } from "#app/components/reviews/rating.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";

export function SpecialistHeader({ specialist, address }: { specialist: SpecialistDetail; address: string }) {
  const site = useSiteName();
  const { slug, name, specialty, verified, featured, claimed, rating, reviews, city } = specialist;
  return (
    <header className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-5 gap-y-4 max-[23rem]:grid-cols-[88px_minmax(0,1fr)] max-[23rem]:gap-x-4 sm:grid-cols-[200px_minmax(0,1fr)] sm:gap-x-8">
      <PersonArch person={specialist} className="aspect-square w-full sm:row-span-2" />
      <div className="grid min-w-0 gap-3 sm:self-end">
        <div className="flex flex-wrap gap-2.5">
          <VerifiedBadge verified={verified} /> {featured && <Badge kind="featured">{m.centers_featured()}</Badge>}
          {!claimed && <Badge kind="neutral">{m.profile_unclaimed({ site })}</Badge>}
          {!claimed && <TextLink href={href(`/claim-profile/${slug}`)}>{m.profile_claim()}</TextLink>}
        </div>
        <h1 translate="no" className="title-1">
          {name}
        </h1>
      </div>
      <div className="grid gap-3.5 max-sm:col-span-2 sm:self-start">
        <p className="lead">{specialty ?? m.specialists_specialty_unknown()}</p>
        <div className="flex flex-wrap items-center gap-x-[22px] gap-y-2">
          <Rating rating={rating} reviews={reviews} />
          <Place city={city} />
        </div>
        <div className="flex flex-wrap gap-2 md:gap-3">
          <LabelledSaveButton slug={slug} className="flex-1 sm:flex-none">
            {m.profile_save()}
          </LabelledSaveButton>
          <ShareLink address={address} className="flex-1 sm:flex-none">
            {m.profile_share()}
          </ShareLink>
        </div>
      </div>
    </header>
  );
}
