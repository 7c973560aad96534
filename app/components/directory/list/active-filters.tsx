import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { Chip } from "#app/ui/chip.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { highestPriceCents } from "#domain/directory/asked-price.ts";
import type { Facets } from "#domain/directory/facets.ts";
import { type ActiveFilter, activeFilters, type Filters, type Switch, withoutFilter } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { TOLD_FILTER_NAMES } from "#texts/donors.ts";
import type { AddressOf } from "./list-address.ts";

interface ActiveFiltersProps {
  filters: Filters;
  facets: Facets;
  addressOf: AddressOf;
  /** The address of the list without filters. */
  clear: string;
}

/**
 * Every active filter, each with its ×. They are links, so that they work without script; the filters behaviour follows them without
 * leaving the page.
 */
export function ActiveFilters({ filters, facets, addressOf, clear }: ActiveFiltersProps) {
  const active = activeFilters(filters);
  return (
    <div data-part="chips" data-live className="empty:hidden">
      {active.length > 0 && (
        <ul
          aria-label={m.search_chips()}
          className="mb-6 flex items-center gap-2 max-md:scroller max-md:bleed max-md:snap-none md:flex-wrap"
        >
          {active.map((filter) => {
            const name = filterName(filter, facets);
            return (
              <li key={`${filter.group}-${filter.value}`} className="flex-none">
                <Chip href={addressOf(withoutFilter(filters, filter))} removeLabel={m.search_chip_remove({ name })}>
                  {name}
                </Chip>
              </li>
            );
          })}
          <li className="flex-none">
            <TextLink href={clear} className="px-3 text-ui">
              {m.search_chips_clear()}
            </TextLink>
          </li>
        </ul>
      )}
    </div>
  );
}

const switchNames: Record<Switch, () => string> = {
  verified: m.search_filter_verified,
  featured: m.search_filter_featured,
  withPrices: m.search_filter_prices,
  withOutcomes: m.search_filter_outcomes,
};

/** Returns the name of a filter's value: «Inglés», not «en». */
export function filterName({ group, value }: ActiveFilter, facets: Facets): string {
  switch (group) {
    case "q":
      return `«${value}»`;
    case "city":
      return value;
    case "highestPrice": {
      const cents = highestPriceCents({ highestPrice: value });
      return cents === null ? `«${value}»` : m.money_highest_chip({ price: formatUsd(cents) });
    }
    case "services":
    case "languages":
    case "payments":
      return facets[group].find((option) => option.value === value)?.shortName ?? value;
    case "patients":
      return patientGroupNames[value]();
    case "told":
      return TOLD_FILTER_NAMES[value]();
    default:
      return switchNames[group]();
  }
}
