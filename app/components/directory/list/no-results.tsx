import type { ReactNode } from "react";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { Facets } from "#domain/directory/facets.ts";
import { activeFilters, type Filters, withoutFilter } from "#domain/directory/filters.ts";
import type { Relief } from "#domain/directory/search-providers.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { filterName } from "./active-filters.tsx";
import type { AddressOf } from "./list-address.ts";

interface NoResultsProps {
  title: string;
  /** The texts for an empty list: without filters, with one filter, and with several. */
  why: { none: string; one: string; many: string };
  /** Writes a number of results: «7 centros». */
  counted: (count: { count: number; number: string }) => string;
  /** A sentence with a link to related results. */
  elsewhere?: ReactNode;
  search: { filters: Filters; facets: Facets; relief: Relief | null };
  addressOf: AddressOf;
  /** The address of the list without filters. */
  clear: string;
  /** Compact cards of the results without the only filter. */
  nearly: readonly ReactNode[];
}

/** Says why nothing was found. It offers the smallest change first, with its results, then to clear all filters, then advice. */
export function NoResults(props: NoResultsProps) {
  const { title, why, counted, elsewhere, addressOf, clear, nearly } = props;
  const { filters, facets, relief } = props.search;
  const active = activeFilters(filters).length;
  // The sentences already contain quotation marks.
  const name = relief && filterName(relief.without, facets).replace(/^«(.*)»$/, "$1");
  const found = relief && counted({ count: relief.total, number: formatNumber(relief.total) });
  return (
    <>
      <div data-live>
        <EmptyState
          picture={<EmptyArch />}
          title={title}
          actions={
            active > 0 && (
              <>
                {relief && name && (
                  <Button kind="primary" href={addressOf(withoutFilter(filters, relief.without))}>
                    {m.search_empty_drop({ name })}
                  </Button>
                )}
                <Button kind={relief ? "outline" : "primary"} href={clear}>
                  {m.search_empty_clear()}
                </Button>
              </>
            )
          }
          advice={
            <>
              {m.search_empty_advice()}{" "}
              <a className="link" href={href("/#contacto")} data-native>
                {m.search_empty_advice_link()}
              </a>
            </>
          }
        >
          <p>{active > 1 ? why.many : active === 1 ? why.one : why.none}</p>
          {name && found && (
            <p className="mt-2 font-semibold text-ink">
              {m.search_empty_relief({ name, found: relief.capped ? m.search_empty_more_than({ found }) : found })}
            </p>
          )}
          {elsewhere && <p className="mt-2">{elsewhere}</p>}
        </EmptyState>
      </div>
      {name && nearly.length > 0 && (
        <section aria-labelledby="casi" className="grid gap-4">
          <h2 id="casi" className="title-4">
            {m.search_empty_nearly({ name })}
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">{nearly}</ul>
        </section>
      )}
    </>
  );
}
