import { redirect } from "react-router";
import { tools } from "#app/components/content/tools.ts";
import { CenterSkeletons, SpecialistSkeletons } from "#app/components/directory/cards/provider-grids.tsx";
import { ActiveFilters } from "#app/components/directory/list/active-filters.tsx";
import { FilterDrawer } from "#app/components/directory/list/filter-drawer.tsx";
import { FilterForm } from "#app/components/directory/list/filter-form.tsx";
import { FilteredList } from "#app/components/directory/list/filtered-list.tsx";
import { centersPath, saysSame, searchPath, specialistsPath } from "#app/components/directory/list/list-address.ts";
import { listQuery } from "#app/components/directory/list/list-query.ts";
import { Toolbar } from "#app/components/directory/list/toolbar.tsx";
import { Swaps } from "#app/components/directory/swaps.tsx";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { markValues } from "#app/mark-values.server.ts";
import { oneOf } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { isPathOfPage } from "#domain/content/pages.ts";
import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { type Filters, NO_FILTERS, parsePage, withoutFilter } from "#domain/directory/filters.ts";
import { searchDirectory } from "#domain/directory/search-directory.server.ts";
import { parseSearchFilters, searchFiltersToQuery, TABS, type Tab, WHOLE_DIRECTORY } from "#domain/directory/search-filters.ts";
import { parseSpecialistFilters } from "#domain/directory/specialist-filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/search";
import { countsOf, Results, type ShownSearch } from "./search/results.tsx";
import { shownAnswers } from "./search/shown-answers.server.ts";
import { UrgentSearch } from "./search/urgent-search.tsx";
import { urgentShown } from "./search/urgent-shown.server.ts";

/** How many results of each kind to show for dropping the only filter. */
const MAX_NEAR_MATCHES = 2;

export const handle = {
  cache: "shared",
  query: {
    ...listQuery(WHOLE_DIRECTORY),
    tab: oneOf([...TABS, "respuestas", "centros", "especialistas"]),
    type: oneOf(["centers", "specialists"]),
  },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  // The hero's form without JavaScript leads here, whatever type was chosen.
  if (params.get("type") === "centers") throw redirect(centersPath(parseCenterFilters(params)));
  if (params.get("type") === "specialists") throw redirect(specialistsPath(parseSpecialistFilters(params)));
  // The hero's search for a service without words is answered by the list, which has its price, the order by price and the currency.
  const asked = parseCenterFilters(params);
  if (params.has("service") && asked.services.length === 1 && asked.q === "") throw redirect(centersPath(asked));
  const { serves } = context.get(factsContext);
  const served = tools().filter(({ path }) => serves(path) && !isPathOfPage(path));
  const search = await searchDirectory(db, parseSearchFilters(params), parsePage(params), served);
  const { filters, relief } = search;
  const page = filters.tab === "centers" || filters.tab === "specialists" ? search[filters.tab].page : 1;
  if (!saysSame(params, searchFiltersToQuery(filters, page))) throw redirect(searchPath(filters, page));
  const nearly = relief && (await searchDirectory(db, withoutFilter(filters, relief.without), 1));
  const address = (path: string) => canonical(publicUrl, path);
  return {
    urgent: await urgentShown(db, search.answers, filters.tab),
    search: { ...search, answers: shownAnswers(search.answers, await markValues(context)) },
    nearly: {
      centers: nearly?.centers.cards.slice(0, MAX_NEAR_MATCHES) ?? [],
      specialists: nearly?.specialists.cards.slice(0, MAX_NEAR_MATCHES) ?? [],
    },
    addresses: { home: address("/"), search: address("/busqueda"), self: address(searchPath(filters, page)) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, addresses } = loaderData;
  const providers = search.centers.total + search.specialists.total;
  return pageMeta({
    title: m.search_page_title({ query: search.filters.q || m.search_page_title_all() }),
    description: m.search_description({ count: providers, number: formatNumber(providers), ...breakdown(search) }),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    index: false,
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.search_crumb(), url: addresses.search },
      ]),
    ],
  });
}

const MAX_TEXTS = 6;

export default function SearchPage({ loaderData: { search, nearly, urgent } }: Route.ComponentProps) {
  const { filters, facets, total, capped } = search;
  if (urgent) {
    const texts = search.answers.filter(({ kind }) => kind !== "urgent").slice(0, MAX_TEXTS);
    return <UrgentSearch q={filters.q} {...urgent} texts={texts} />;
  }
  const { tab } = filters;
  const addressOf = (asked: Filters, page = 1) => href(searchPath({ ...asked, tab }, page));
  const clear = addressOf(NO_FILTERS);
  const shown = countsOf(search)[tab];
  const number = formatNumber(total);
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap">
        <div className="grid max-w-205 gap-2 pt-[18px]">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={m.search_crumb()} />
          <h1 className="title-1">{m.search_title()}</h1>
          <p className="lead" data-part="heading">
            {filters.q ? `«${filters.q}»` : m.search_everybody()}
            {filters.city && m.search_in_city({ city: filters.city })}
          </p>
        </div>
        <FilteredList
          form={
            <FilterForm
              action={href("/busqueda")}
              filters={filters}
              facets={facets}
              atLeast={capped}
              switches={WHOLE_DIRECTORY.switches}
              tab={tab === "all" ? undefined : tab}
            />
          }
        >
          <Toolbar
            count={capped ? m.search_count_capped({ number }) : m.search_count({ count: total, number })}
            detail={search.answers.length > 0 ? m.search_breakdown_answers(breakdown(search)) : m.search_breakdown(breakdown(search))}
            found={shown}
            filters={filters}
            sorts={WHOLE_DIRECTORY.sorts}
          />
          <div data-part="tabs" className="mb-6">
            <Tabs label={m.search_tabs()} items={tabsOf(search)} />
          </div>
          <ActiveFilters filters={filters} facets={facets} addressOf={addressOf} clear={clear} />
          <Results search={search} nearly={nearly} addressOf={addressOf} clear={clear} />
          <Swaps skeleton={tab === "specialists" ? <SpecialistSkeletons /> : <CenterSkeletons />} failed={m.search_error_title()} />
        </FilteredList>
      </div>
      <FilterDrawer clear={clear} show={m.search_show({ count: shown, number: formatNumber(shown) })} />
      <LeadDialog />
    </main>
  );
}

const tabNames: Record<Tab, () => string> = {
  all: m.search_tab_all,
  answers: m.search_tab_answers,
  centers: m.search_tab_centers,
  specialists: m.search_tab_specialists,
};

function tabsOf({ filters, ...search }: ShownSearch) {
  const counts = countsOf(search);
  return TABS.map((tab) => ({
    href: href(searchPath({ ...filters, tab })),
    label: tabNames[tab](),
    count: counts[tab],
    current: tab === filters.tab,
  }));
}

/** «18 centros», «20 especialistas», «4 respuestas». */
function breakdown({ centers, specialists, answers }: ShownSearch): { centers: string; specialists: string; answers: string } {
  const of = (total: number) => ({ count: total, number: formatNumber(total) });
  return {
    centers: m.centers_count(of(centers.total)),
    specialists: m.specialists_count(of(specialists.total)),
    answers: m.search_answers_count(of(answers.length)),
  };
}
