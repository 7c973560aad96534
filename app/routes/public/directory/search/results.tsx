import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { CenterCardCompact } from "#app/components/directory/cards/center-card-compact.tsx";
import { CenterGrid, SpecialistGrid } from "#app/components/directory/cards/provider-grids.tsx";
import { SpecialistCardCompact } from "#app/components/directory/cards/specialist-card-compact.tsx";
import { type AddressOf, searchPath } from "#app/components/directory/list/list-address.ts";
import { LoadMore, LoadPrevious } from "#app/components/directory/list/load-more.tsx";
import { NoResults } from "#app/components/directory/list/no-results.tsx";
import { SurrogacyNote } from "#app/components/directory/surrogacy-note.tsx";
import { lookedAtBy } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { activeFilters } from "#domain/directory/filters.ts";
import type { DirectorySearch } from "#domain/directory/search-directory.server.ts";
import { ANSWERS_AMONG_ALL, type Tab } from "#domain/directory/search-filters.ts";
import type { SpecialistCard } from "#domain/directory/specialist-card.ts";
import { SPECIALISTS_PER_PAGE } from "#domain/directory/specialist-filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { AnswerList, NextSteps, type ShownAnswer } from "./answers.tsx";

/** What the page shows about a search. */
export type ShownSearch = Omit<DirectorySearch, "answers"> & { readonly answers: readonly ShownAnswer[] };

/** Returns how much each tab shows. */
export const countsOf = ({ total, answers, centers, specialists }: Omit<ShownSearch, "filters">): Record<Tab, number> => ({
  all: total,
  answers: answers.length,
  centers: centers.total,
  specialists: specialists.total,
});

interface ResultsProps {
  search: ShownSearch;
  /** What dropping the only filter would show when nothing was found. */
  nearly: { centers: readonly CenterCard[]; specialists: readonly SpecialistCard[] };
  addressOf: AddressOf;
  /** The address of the same tab without filters. */
  clear: string;
}

/** Shows the results of the open tab. */
export function Results({ search, nearly, addressOf, clear }: ResultsProps) {
  const { filters, answers, centers, specialists, spelling, languages } = search;
  const { tab } = filters;
  const shown = countsOf(search)[tab];
  const providers = centers.total + specialists.total;
  // Filters hide no answers, so they may be the reason that there is no center.
  const wordsAlone = activeFilters(filters).length === 1;
  const lost = tab === "answers" || (tab === "all" && (providers === 0 || (spelling === "similar" && answers.length > 0)));
  const pageAddress = (page: number) => addressOf(filters, page);
  return (
    <section data-part="results" aria-label={m.search_results()} className="grid gap-8">
      {search.surrogacy && <SurrogacyNote />}
      {tab === "all" && answers.length > 0 && (
        <Some
          id="respuestas"
          title={m.search_tab_answers()}
          all={{
            href: href(searchPath({ ...filters, tab: "answers" })),
            label: m.search_see_all_answers({ count: answers.length, number: formatNumber(answers.length) }),
            short: m.search_see_answers(),
          }}
        >
          <AnswerList answers={answers.slice(0, ANSWERS_AMONG_ALL)} heading="h3" />
        </Some>
      )}
      {tab === "answers" && answers.length > 0 && <AnswerList answers={answers} heading="h2" />}
      {tab === "all" && providers === 0 && answers.length > 0 && wordsAlone && <Note kind="info">{m.search_answers_only()}</Note>}
      {(shown === 0 || (tab === "all" && providers === 0 && !wordsAlone)) && (
        <Nothing search={search} nearly={nearly} addressOf={addressOf} clear={clear} />
      )}
      {lost && <NextSteps />}
      {spelling === "similar" && tab !== "answers" && shown > 0 && providers > 0 && (
        <Note kind="info">{m.search_similar_spelling({ q: filters.q })}</Note>
      )}
      {tab === "all" && centers.total > 0 && (
        <Some
          id="centros"
          title={m.search_tab_centers()}
          all={{
            href: href(searchPath({ ...filters, tab: "centers" })),
            label: m.search_see_all_centers({ count: centers.total, number: formatNumber(centers.total) }),
            short: m.search_see_all(),
          }}
        >
          <CenterGrid centers={centers.cards} asked={lookedAtBy(filters)} heading="h3" />
        </Some>
      )}
      {tab === "all" && specialists.total > 0 && (
        <Some
          id="especialistas"
          title={m.search_tab_specialists()}
          all={{
            href: href(searchPath({ ...filters, tab: "specialists" })),
            label: m.search_see_all_specialists({ count: specialists.total, number: formatNumber(specialists.total) }),
            short: m.search_see_all(),
          }}
        >
          <SpecialistGrid specialists={specialists.cards} services={filters.services} languages={languages} heading="h3" />
        </Some>
      )}
      {tab === "centers" && centers.total > 0 && (
        <>
          <CenterGrid centers={centers.cards} asked={lookedAtBy(filters)} heading="h2" />
          <Pagination
            page={centers.page}
            pages={centers.pages}
            hrefFor={pageAddress}
            labels={{
              nav: m.search_pages(),
              previous: m.search_page_previous(),
              next: m.search_page_next(),
              page: (number) => m.search_page({ number: formatNumber(number) }),
            }}
          />
        </>
      )}
      {tab === "specialists" && specialists.total > 0 && (
        <>
          <LoadPrevious page={specialists.page} addressOf={pageAddress} />
          <SpecialistGrid specialists={specialists.cards} services={filters.services} languages={languages} heading="h2" />
          <LoadMore
            page={specialists.page}
            pages={specialists.pages}
            perPage={SPECIALISTS_PER_PAGE}
            total={specialists.total}
            addressOf={pageAddress}
            label={m.specialists_load_more()}
          />
        </>
      )}
    </section>
  );
}

interface SomeProps {
  id: string;
  title: string;
  all: { href: string; label: string; short: string };
  children: ReactNode;
}

/** Shows the first results of one kind under «Todos», and links to all of them. */
function Some({ id, title, all, children }: SomeProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        <TextLink href={all.href} iconAfter={<ArrowRight />}>
          {all.short}
          <span className="sr-only">: {all.label}</span>
        </TextLink>
      </div>
      {children}
    </section>
  );
}

/** The counted content of each tab of the directory. */
const countedIn = {
  all: m.search_empty_profiles,
  answers: m.search_empty_profiles,
  centers: m.centers_count,
  specialists: m.specialists_count,
};

const emptyTexts: Record<Tab, () => { title: string; why: { none: string; one: string; many: string } }> = {
  all: () => ({
    title: m.search_empty_title(),
    why: { none: m.search_empty_none(), one: m.search_empty_one(), many: m.search_empty_many() },
  }),
  answers: () => ({
    title: m.search_empty_answers_title(),
    why: { none: m.search_empty_answers_none(), one: m.search_empty_answers(), many: m.search_empty_answers() },
  }),
  centers: () => ({
    title: m.search_empty_centers_title(),
    why: { none: m.centers_empty_none(), one: m.search_empty_centers_one(), many: m.search_empty_centers_many() },
  }),
  specialists: () => ({
    title: m.search_empty_specialists_title(),
    why: { none: m.specialists_empty_none(), one: m.search_empty_specialists_one(), many: m.search_empty_specialists_many() },
  }),
};

/** Says in each tab's own words that nothing was found, and when the other tab has results. */
function Nothing({ search, nearly, addressOf, clear }: ResultsProps) {
  const { filters, answers, centers, specialists } = search;
  const words = emptyTexts[filters.tab]();
  return (
    <NoResults
      title={words.title}
      why={words.why}
      counted={countedIn[filters.tab]}
      elsewhere={
        filters.tab === "centers" && specialists.total > 0 ? (
          <a className="link" href={href(searchPath({ ...filters, tab: "specialists" }))} data-native>
            {m.search_empty_other_specialists({ count: specialists.total, number: formatNumber(specialists.total) })}
          </a>
        ) : filters.tab === "specialists" && centers.total > 0 ? (
          <a className="link" href={href(searchPath({ ...filters, tab: "centers" }))} data-native>
            {m.search_empty_other_centers({ count: centers.total, number: formatNumber(centers.total) })}
          </a>
        ) : answers.length > 0 ? (
          <a className="link" href={href(searchPath({ ...filters, tab: "answers" }))} data-native>
            {m.search_empty_other_answers({ count: answers.length, number: formatNumber(answers.length) })}
          </a>
        ) : undefined
      }
      search={search}
      addressOf={addressOf}
      clear={clear}
      nearly={[
        ...nearly.centers.map((center) => (
          <li key={center.id} className="grid">
            <CenterCardCompact center={center} />
          </li>
        )),
        ...nearly.specialists.map((specialist) => (
          <li key={specialist.id} className="grid">
            <SpecialistCardCompact specialist={specialist} />
          </li>
        )),
      ]}
    />
  );
}
