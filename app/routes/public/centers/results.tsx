import { CenterCard } from "#app/components/directory/center-card.tsx";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";
import { centersAddress } from "./address.ts";
import { NoCenters } from "./no-centers.tsx";
import { SurrogacyNote } from "./surrogacy-note.tsx";

/** The cards of one page, or why there are none. */
export function Results({ search, nearly }: { search: CenterSearch; nearly: readonly Center[] }) {
  const { cards, filters, page, pages, spelling } = search;
  return (
    <section data-part="results" aria-label={m.centers_results()} className="grid gap-8">
      {filters.services.includes("gestacion-subrogada") && <SurrogacyNote />}
      {spelling === "similar" && cards.length > 0 && <Note kind="info">{m.centers_similar_spelling({ q: filters.q })}</Note>}
      {cards.length === 0 ? (
        <NoCenters search={search} nearly={nearly} />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {cards.map((center) => (
            <li key={center.id} className="grid min-w-0">
              <CenterCard center={center} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => centersAddress(filters, number)}
        labels={{
          nav: m.centers_pages(),
          previous: m.centers_page_previous(),
          next: m.centers_page_next(),
          page: (number) => m.centers_page({ number: formatNumber(number) }),
        }}
      />
    </section>
  );
}
