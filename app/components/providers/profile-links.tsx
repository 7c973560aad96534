import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { FeaturedPlace } from "#domain/featured/place.ts";
import type { ProfileOverview } from "#domain/verification/profile-overview.server.ts";
import type { ProfileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { placeDays } from "#texts/featured.ts";

interface Props {
  profile: ProfileToCheck;
  overview: ProfileOverview;
  places: readonly FeaturedPlace[];
}

/** Figures about a profile, each linking to the screen where it is checked or decided. */
export function ProfileLinks({ profile, overview, places }: Props) {
  const { id, name, type, slug, status, uncheckedOutcomes } = profile;
  const { prices, checkedPrices, outcomes, photos, papers, requests, badges } = overview;
  const isCenter = type === "clinic";
  const isPublic = status === "published" || status === "verified";
  const place = places.find(({ state }) => state === "granted") ?? places.find(({ state }) => state === "asked");
  const search = `?q=${encodeURIComponent(name)}`;
  return (
    <>
      <Panel title={m.providers_has()}>
        <Facts
          facts={[
            ...(isCenter
              ? [
                  {
                    key: "prices",
                    label: m.providers_prices(),
                    value: prices,
                    detail: m.providers_prices_checked({ count: checkedPrices }),
                  },
                  {
                    key: "outcomes",
                    label: m.providers_outcomes(),
                    value: outcomes,
                    ...(uncheckedOutcomes > 0 && { detail: m.verification_outcomes_link({ count: uncheckedOutcomes }) }),
                  },
                ]
              : []),
            { key: "photos", label: m.providers_photos(), value: photos },
            { key: "papers", label: m.providers_papers(), value: papers },
            { key: "requests", label: m.providers_requests(), value: requests },
            {
              key: "place",
              label: m.providers_place(),
              value: place ? placeDays(place) : m.providers_place_none(),
              ...(place?.state === "asked" && { detail: m.providers_place_asked() }),
              missing: !place,
            },
          ]}
        />
        <ul className="flex flex-wrap gap-x-5">
          <Link to={`/dashboard/admin/verificacion/${id}`}>{m.providers_to_verification()}</Link>
          {isCenter && <Link to={`/dashboard/admin/evidencias${search}`}>{m.providers_to_evidence()}</Link>}
          {isPublic && <Link to={`/${isCenter ? "centros" : "especialistas"}/${slug}`}>{m.providers_to_public()}</Link>}
          <Link to={`/dashboard/admin/destacados?vista=${place?.state ?? "asked"}`}>{m.providers_to_places()}</Link>
          <Link to={`/dashboard/admin/registro?q=${id}&vista=todo`}>{m.providers_to_log()}</Link>
        </ul>
      </Panel>
      <Panel title={m.providers_badges()}>
        {badges.length === 0 ? (
          <p className="text-ink-2">{m.providers_badges_none()}</p>
        ) : (
          <Facts
            facts={badges.map((badge) => ({
              key: badge.id,
              label: (
                <a className="link" href={href(`/admin/badges/${badge.id}`)}>
                  {badge.name}
                </a>
              ),
              value: formatDate(badge.awardedOn),
              ...(badge.reason && { detail: badge.reason }),
            }))}
          />
        )}
      </Panel>
    </>
  );
}

function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <TextLink href={href(to)}>{children}</TextLink>
    </li>
  );
}
