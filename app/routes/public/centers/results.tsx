import { CenterCardCompact } from "#app/components/directory/center-card-compact.tsx";
import { centersAddress } from "#app/components/directory/list-address.ts";
import { NoResults } from "#app/components/directory/no-results.tsx";
import { CenterGrid } from "#app/components/directory/provider-grids.tsx";
import { SurrogacyNote } from "#app/components/directory/surrogacy-note.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";

/** Shows the cards of one page, or why there are none. */
export function Results({ search, nearly }: { search: CenterSearch; nearly: readonly Center[] }) {
  const { cards, filters, page, pages, spelling } = search;
  return (
    <section data-part="results" aria-label={m.search_results()} className="grid gap-8">
      {filters.services.includes("gestacion-subrogada") && <SurrogacyNote />}
      {spelling === "similar" && cards.length > 0 && <Note kind="info">{m.search_similar_spelling({ q: filters.q })}</Note>}
      {cards.length === 0 ? (
        <NoResults
          title={m.centers_empty_title()}
          why={{ none: m.centers_empty_none(), one: m.centers_empty_one(), many: m.centers_empty_many() }}
          counted={m.centers_count}
          search={search}
          addressOf={centersAddress}
          clear={href("/centros")}
          nearly={nearly.map((center) => (
            <li key={center.id} className="grid">
              <CenterCardCompact center={center} />
            </li>
          ))}
        />
      ) : (
        <CenterGrid centers={cards} heading="h2" />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => centersAddress(filters, number)}
        labels={{
          nav: m.search_pages(),
          previous: m.search_page_previous(),
          next: m.search_page_next(),
          page: (number) => m.search_page({ number: formatNumber(number) }),
        }}
      />
    </section>
  );
}
