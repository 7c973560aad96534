import Languages from "lucide-react/icons/languages";
import { LabelledCompareButton } from "#app/components/directory/compare/compare-button.tsx";
import { LabelledSaveButton } from "#app/components/directory/compare/save-button.tsx";
import { IconLine } from "#app/components/directory/icon-line.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { Place } from "#app/components/directory/place.tsx";
import { ShareLink } from "#app/components/directory/share-link.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { Rating } from "#app/components/reviews/rating.tsx";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";

interface CenterHeaderProps {
  center: CenterDetail;
  address: string;
  /** What the visitor is looking for. */
  asked: LookedAt;
}

export function CenterHeader({ center, address, asked }: CenterHeaderProps) {
  const site = useSiteName();
  const { slug, name, verified, featured, claimed, rating, reviews, spoken } = center;
  return (
    <header className="grid gap-3.5">
      <div className="flex flex-wrap gap-3">
        <VerifiedBadge verified={verified} /> {featured && <Badge kind="featured">{m.centers_featured()}</Badge>}
        {!claimed && <Badge kind="neutral">{m.centers_unclaimed({ site })}</Badge>}
        {!claimed && <TextLink href={href(`/claim-profile/${slug}`)}>{m.centers_claim()}</TextLink>}
      </div>
      <h1 translate="no" className="title-1">
        {name}
      </h1>
      <div className="flex flex-wrap items-center gap-x-[22px] gap-y-2">
        <Rating rating={rating} reviews={reviews} />
        <Place city={center.city} neighborhood={center.neighborhood} />
        <IconLine icon={<Languages />}>
          {spoken.length > 0
            ? languageList(
                spoken.map(({ code }) => code),
                spoken,
              )
            : m.centers_profile_languages_unknown()}
        </IconLine>
      </div>
      {center.shortDescription && <p className="lead">{center.shortDescription}</p>}
      <div className="flex flex-wrap gap-2 md:gap-3">
        <LabelledSaveButton slug={slug} className="flex-1 md:flex-none">
          {m.centers_profile_save()}
        </LabelledSaveButton>
        <LabelledCompareButton slug={slug} asked={asked} className="flex-1 md:flex-none" />
        <ShareLink address={address} className="flex-1 md:flex-none">
          {m.centers_profile_share()}
        </ShareLink>
      </div>
    </header>
  );
}
