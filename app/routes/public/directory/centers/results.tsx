import { CenterCardCompact } from "#app/components/directory/cards/center-card-compact.tsx";
import { CenterGrid } from "#app/components/directory/cards/provider-grids.tsx";
import { centersAddress } from "#app/components/directory/list/list-address.ts";
import { NoResults } from "#app/components/directory/list/no-results.tsx";
import { SurrogacyNote } from "#app/components/directory/surrogacy-note.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { type LookedAt, lookedAtBy } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { askedLine, type UnusedPrice, unusedPrice } from "#domain/directory/asked-price.ts";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Shows the cards of one page, or why there are none. */
export function Results({ search, nearly }: { search: CenterSearch; nearly: readonly Center[] }) {
  const { cards, filters, page, pages, spelling } = search;
  const unused = unusedPrice(filters);
  // A visitor who asks for a service looks at its price first.
  const onTop = filters.services.length > 0;
  const currency = cards.length > 0 && <CurrencyChoice returnTo={`${centersAddress(filters, page)}${onTop ? "" : "#moneda"}`} />;
  return (
    <section data-part="results" aria-label={m.search_results()} className="grid gap-8">
      {unused && <Note kind="info">{UNUSED[unused]()}</Note>}
      {onTop && currency}
      {search.surrogacy && <SurrogacyNote />}
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
        <Found cards={cards} asked={lookedAtBy(filters)} apart={filters.sort === "price" && askedLine(filters) !== null} />
      )}
      {!onTop && currency}
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

const UNUSED: Record<UnusedPrice, () => string> = { "not-one-service": m.money_unused_one_service, "no-line": m.money_unused_no_line };

interface FoundProps {
  cards: readonly Center[];
  asked: LookedAt;
  /** True when the centers without a price form a group of their own. */
  apart: boolean;
}

/** Shows the found centers. In the order of prices, those without one come last, under a heading that says so. */
function Found({ cards, asked, apart }: FoundProps) {
  if (!apart) return <CenterGrid centers={cards} asked={asked} heading="h2" />;
  const [priced, others] = [cards.filter(({ price }) => price), cards.filter(({ price }) => !price)];
  return (
    <>
      {priced.length > 0 && <CenterGrid centers={priced} asked={asked} heading="h2" />}
      {others.length > 0 && (
        <section aria-labelledby="sin-precio" className="grid gap-4">
          <h2 id="sin-precio" className="title-4">
            {m.money_order_without()}
          </h2>
          <CenterGrid centers={others} asked={asked} heading="h3" />
        </section>
      )}
    </>
  );
}
