import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Chip } from "#app/ui/chip.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterFacets } from "#domain/directory/center-facets.ts";
import { type ActiveFilter, activeFilters, type CenterFilters, withoutFilter } from "#domain/directory/center-filters.ts";
import { centersAddress } from "./address.ts";

/** Every filter that is set, each with its ×. Links, so that they work everywhere; the behaviour follows them without leaving. */
export function ActiveFilters({ filters, facets }: { filters: CenterFilters; facets: CenterFacets }) {
  const active = activeFilters(filters);
  return (
    <div data-part="chips" data-live className="empty:hidden">
      {active.length > 0 && (
        <ul
          aria-label={m.centers_chips()}
          className="mb-6 flex items-center gap-2 max-md:scroller max-md:bleed max-md:snap-none md:flex-wrap"
        >
          {active.map((filter) => {
            const name = filterName(filter, facets);
            return (
              <li key={`${filter.group}-${filter.value}`} className="flex-none">
                <Chip href={centersAddress(withoutFilter(filters, filter))} removeLabel={m.centers_chip_remove({ name })}>
                  {name}
                </Chip>
              </li>
            );
          })}
          <li className="flex-none">
            <TextLink href={href("/centros")} className="px-3 text-ui">
              {m.centers_chips_clear()}
            </TextLink>
          </li>
        </ul>
      )}
    </div>
  );
}

const switchNames = {
  verified: m.centers_filter_verified,
  featured: m.centers_filter_featured,
  withPrices: m.centers_filter_prices,
  withOutcomes: m.centers_filter_outcomes,
};

/** A filter as people know it: «Inglés», not «en». */
export function filterName({ group, value }: ActiveFilter, facets: CenterFacets): string {
  switch (group) {
    case "q":
      return `«${value}»`;
    case "city":
      return value;
    case "services":
    case "languages":
    case "payments":
      return facets[group].find((option) => option.value === value)?.shortName ?? value;
    default:
      return switchNames[group]();
  }
}
