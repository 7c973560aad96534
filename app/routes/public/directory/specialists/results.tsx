import { SpecialistGrid } from "#app/components/directory/cards/provider-grids.tsx";
import { SpecialistCardCompact } from "#app/components/directory/cards/specialist-card-compact.tsx";
import { specialistsAddress } from "#app/components/directory/list/list-address.ts";
import { LoadMore, LoadPrevious } from "#app/components/directory/list/load-more.tsx";
import { NoResults } from "#app/components/directory/list/no-results.tsx";
import { SurrogacyNote } from "#app/components/directory/surrogacy-note.tsx";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import type { SpecialistSearch } from "#domain/directory/search-specialists.server.ts";
import type { SpecialistCard } from "#domain/directory/specialist-card.ts";
import { SPECIALISTS_PER_PAGE } from "#domain/directory/specialist-filters.ts";
import { m } from "#messages/m.ts";

/** Shows the cards of one page and the link to the next, or why there are none. */
export function Results({ search, nearly }: { search: SpecialistSearch; nearly: readonly SpecialistCard[] }) {
  const { cards, filters, page, pages, total, spelling, languages } = search;
  const addressOf = (number: number) => specialistsAddress(filters, number);
  return (
    <section data-part="results" aria-label={m.search_results()} className="grid gap-8">
      {search.surrogacy && <SurrogacyNote />}
      {spelling === "similar" && cards.length > 0 && <Note kind="info">{m.search_similar_spelling({ q: filters.q })}</Note>}
      {cards.length === 0 ? (
        <NoResults
          title={m.specialists_empty_title()}
          why={{ none: m.specialists_empty_none(), one: m.specialists_empty_adjust(), many: m.specialists_empty_adjust() }}
          counted={m.specialists_count}
          search={search}
          addressOf={specialistsAddress}
          clear={href("/especialistas")}
          nearly={nearly.map((specialist) => (
            <li key={specialist.id} className="grid">
              <SpecialistCardCompact specialist={specialist} />
            </li>
          ))}
        />
      ) : (
        <>
          <LoadPrevious page={page} addressOf={addressOf} />
          <SpecialistGrid specialists={cards} services={filters.services} languages={languages} heading="h2" />
          <LoadMore
            page={page}
            pages={pages}
            perPage={SPECIALISTS_PER_PAGE}
            total={total}
            addressOf={addressOf}
            label={m.specialists_load_more()}
          />
        </>
      )}
    </section>
  );
}
