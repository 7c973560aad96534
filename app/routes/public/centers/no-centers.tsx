import { CenterCardCompact } from "#app/components/directory/center-card-compact.tsx";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { activeFilters, withoutFilter } from "#domain/directory/center-filters.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";
import { filterName } from "./active-filters.tsx";
import { centersAddress } from "./address.ts";

/** Nothing found: why, the smallest fix first with what it would bring, then clearing all, then advice. */
export function NoCenters({ search: { filters, facets, relief }, nearly }: { search: CenterSearch; nearly: readonly CenterCard[] }) {
  const active = activeFilters(filters).length;
  const name = relief && filterName(relief.without, facets);
  return (
    <>
      <div data-live>
        <EmptyState
          picture={<EmptyArch />}
          title={m.centers_empty_title()}
          actions={
            active > 0 && (
              <>
                {relief && name && (
                  <Button kind="primary" href={centersAddress(withoutFilter(filters, relief.without))}>
                    {m.centers_empty_drop({ name: unquoted(name) })}
                  </Button>
                )}
                <Button kind={relief ? "outline" : "primary"} href={href("/centros")}>
                  {m.centers_empty_clear()}
                </Button>
              </>
            )
          }
          advice={
            <>
              {m.centers_empty_advice()}{" "}
              <a className="link" href={href("/#contacto")} data-native>
                {m.centers_empty_advice_link()}
              </a>
            </>
          }
        >
          <p>
            {active > 1 ? m.centers_empty_many() : active === 1 ? m.centers_empty_one() : m.centers_empty_none()}{" "}
            {relief && name && m.centers_empty_relief({ count: relief.total, name: unquoted(name), number: formatNumber(relief.total) })}
          </p>
        </EmptyState>
      </div>
      {relief && name && nearly.length > 0 && (
        <section aria-labelledby="casi" className="grid gap-4">
          <h2 id="casi" className="title-4">
            {m.centers_empty_nearly({ name: unquoted(name) })}
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {nearly.map((center) => (
              <li key={center.id} className="grid">
                <CenterCardCompact center={center} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The sentences bring their own quotes. */
const unquoted = (name: string) => name.replace(/^«(.*)»$/, "$1");
