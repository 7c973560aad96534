import X from "lucide-react/icons/x";
import { Photo } from "#app/components/directory/cards/photo.tsx";
import { compareAction } from "#app/components/directory/compare/compare-address.ts";
import { Place } from "#app/components/directory/place.tsx";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { profileAddress } from "#app/components/leads/contact-links.ts";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";

/** One grid for the header and every row, so that they stay aligned. Names are at the left; on a phone they are above columns of 166 px. */
export const COLUMNS =
  "grid grid-cols-[repeat(var(--centers),minmax(166px,1fr))] md:grid-cols-[232px_repeat(var(--centers),minmax(0,1fr))] print:grid-cols-[repeat(var(--centers),minmax(0,1fr))]";

/** The header with the compared centers. It stays below the site's header and scrolls sideways with the table. */
export function ColumnHeads({ centers, asked, table }: { centers: readonly CenterCard[]; asked: LookedAt; table: string }) {
  const slugs = centers.map(({ slug }) => slug).join(",");
  return (
    <div
      data-synced={table}
      className="sticky top-16.5 z-20 overflow-x-auto border-b border-line-strong bg-surface elevation-2 [scrollbar-width:none] md:top-19 noscript:max-md:static noscript:max-md:w-max noscript:max-md:min-w-full print:static"
    >
      <ul aria-label={m.compare_columns()} className={`${COLUMNS} md:before:content-['']`}>
        {centers.map(({ slug, name, city, gallery }) => (
          <li
            key={slug}
            className="relative grid content-start gap-2 p-3.5 md:grid-cols-[64px_1fr_auto] md:items-center md:gap-3.5 md:p-[18px]"
          >
            <div className="size-13 overflow-hidden rounded-arch md:size-16">
              {gallery[0] ? (
                <Photo photo={gallery[0]} alt="" sizes="4rem" lazy={false} className="size-full object-cover" />
              ) : (
                <CityScene city={city ?? ""} slug={slug} alt="" />
              )}
            </div>
            <div className="min-w-0">
              <a
                href={profileAddress(`/centros/${slug}`, asked)}
                className="flex min-h-11 items-center leading-[1.25]! font-bold text-ink no-underline hover:underline"
              >
                {name}
              </a>
              <Place city={city} />
            </div>
            <form method="post" action={compareAction(asked)} className="max-md:absolute max-md:top-2.5 max-md:right-0.5 print:hidden">
              <input type="hidden" name="centros" value={slugs} />
              <IconButton type="submit" name="quitar" value={slug} label={m.compare_remove({ name })}>
                <X />
              </IconButton>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}
