import { redirect } from "react-router";
import { ActiveFilters } from "#app/components/directory/active-filters.tsx";
import { FilterDrawer } from "#app/components/directory/filter-drawer.tsx";
import { FilterForm } from "#app/components/directory/filter-form.tsx";
import { FilteredList } from "#app/components/directory/filtered-list.tsx";
import { centersAddress, centersPath, saysSame } from "#app/components/directory/list-address.ts";
import { itemListData } from "#app/components/directory/list-data.ts";
import { listQuery } from "#app/components/directory/list-query.ts";
import { CenterSkeletons } from "#app/components/directory/provider-grids.tsx";
import { Swaps } from "#app/components/directory/swaps.tsx";
import { Toolbar } from "#app/components/directory/toolbar.tsx";
import { LeadDialog } from "#app/components/leads/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CENTER_LIST, parseCenterFilters } from "#domain/directory/center-filters.ts";
import { activeFilters, filtersToQuery, parsePage, withoutFilter } from "#domain/directory/filters.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { type CenterSearch, searchCenters } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/centers";
import { Results } from "./centers/results.tsx";

/** Enough to see what dropping the one filter would bring. */
const MAX_NEAR_MATCHES = 4;

export const handle = { cache: "shared", sitemap: true, query: listQuery(CENTER_LIST) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const [search, counts] = await Promise.all([searchCenters(db, parseCenterFilters(params), parsePage(params)), directoryCounts(db)]);
  const { filters, page, relief } = search;
  // The hero's keys, a form's repeated ones, values nobody knows: one page has one address.
  if (!saysSame(params, filtersToQuery(filters, page))) throw redirect(centersPath(filters, page));
  const nearly = relief ? (await searchCenters(db, withoutFilter(filters, relief.without), 1)).cards.slice(0, MAX_NEAR_MATCHES) : [];
  const address = (path: string) => canonical(publicUrl, path);
  return {
    search,
    nearly,
    listed: counts.centers,
    addresses: {
      home: address("/"),
      list: address("/centros"),
      self: address(centersPath(filters, page)),
      cards: search.cards.map(({ name, slug }) => ({ name, url: address(`/centros/${slug}`) })),
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, addresses } = loaderData;
  const { city } = search.filters;
  const count = { count: search.total, number: formatNumber(search.total) };
  return pageMeta({
    title: [heading(search), ...(search.page > 1 ? [m.search_page_of({ page: formatNumber(search.page) })] : [])].join(", "),
    description: city ? m.centers_description_in_city({ ...count, city }) : m.centers_description(count),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    index: isIndexed(search),
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.centers_crumb(), url: addresses.list },
      ]),
      itemListData(search.total, addresses.cards),
    ],
  });
}

export default function CentersPage({ loaderData: { search, nearly, listed } }: Route.ComponentProps) {
  const { filters, facets, total, capped } = search;
  const count = { count: total, number: formatNumber(total) };
  const list = href("/centros");
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap">
        <div className="grid max-w-205 gap-2 pt-[18px]">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={m.centers_crumb()} />
          <h1 className="title-1" data-part="heading">
            {heading(search)}
          </h1>
        </div>
        <FilteredList
          form={<FilterForm action={list} filters={filters} facets={facets} atLeast={capped} switches={CENTER_LIST.switches} patients />}
        >
          <Toolbar
            count={capped ? m.centers_count_capped({ number: formatNumber(total) }) : m.centers_count(count)}
            detail={total < listed ? ` ${m.search_of_total({ number: formatNumber(listed) })}` : undefined}
            found={total}
            filters={filters}
            sorts={CENTER_LIST.sorts}
          />
          <ActiveFilters filters={filters} facets={facets} addressOf={centersAddress} clear={list} />
          <Results search={search} nearly={nearly} />
          <Swaps skeleton={<CenterSkeletons />} failed={m.centers_error_title()} />
        </FilteredList>
      </div>
      <FilterDrawer clear={list} show={m.centers_filters_show(count)} />
      <LeadDialog />
    </main>
  );
}

function heading({ filters: { city } }: CenterSearch): string {
  return city ? m.centers_title_in_city({ city }) : m.centers_title();
}

/** Search engines find the list, its pages, and those of a city; any other combination would be the same centers again. */
function isIndexed({ filters, total }: CenterSearch): boolean {
  return total > 0 && filters.sort === "featured" && activeFilters(filters).every(({ group }) => group === "city");
}
