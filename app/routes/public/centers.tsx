import { redirect } from "react-router";
import { LeadDialog } from "#app/components/leads/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { activeFilters, parseCenterFilters, parsePage, withoutFilter } from "#domain/directory/center-filters.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { type CenterSearch, searchCenters } from "#domain/directory/search-centers.server.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/centers";
import { ActiveFilters } from "./centers/active-filters.tsx";
import { centersPath, saysSame } from "./centers/address.ts";
import { FilterDrawer } from "./centers/filter-drawer.tsx";
import { FilterForm } from "./centers/filter-form.tsx";
import { Results } from "./centers/results.tsx";
import { Swaps } from "./centers/swaps.tsx";
import { Toolbar } from "./centers/toolbar.tsx";

/** Enough to see what dropping the one filter would bring. */
const MOST_NEARLY = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const [search, counts] = await Promise.all([searchCenters(db, parseCenterFilters(params), parsePage(params)), directoryCounts(db)]);
  const { filters, page, relief } = search;
  // The hero's keys, a form's repeated ones, values nobody knows: one page has one address.
  if (!saysSame(params, filters, page)) throw redirect(centersPath(filters, page));
  const nearly = relief ? (await searchCenters(db, withoutFilter(filters, relief.without), 1)).cards.slice(0, MOST_NEARLY) : [];
  const address = (path: string) => canonical(publicUrl, path);
  return {
    search,
    nearly,
    listed: counts.centers,
    addresses: {
      home: address("/"),
      list: address("/centros"),
      self: address(centersPath(filters, page)),
      cards: search.cards.map(({ slug }) => address(`/centros/${slug}`)),
    },
  };
}

export function headers() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, addresses } = loaderData;
  const { city } = search.filters;
  const count = { count: search.total, number: formatNumber(search.total) };
  return pageMeta({
    title: [heading(search), ...(search.page > 1 ? [m.centers_page_of({ page: formatNumber(search.page) })] : [])].join(", "),
    description: city ? m.centers_description_in_city({ ...count, city }) : m.centers_description(count),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    index: isIndexed(search),
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.centers_crumb(), url: addresses.list },
      ]),
      {
        "@type": "ItemList",
        numberOfItems: search.total,
        itemListElement: search.cards.map(({ name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: addresses.cards[index],
        })),
      },
    ],
  });
}

export default function CentersPage({ loaderData: { search, nearly, listed } }: Route.ComponentProps) {
  const { filters, facets, total } = search;
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap">
        <div className="grid max-w-205 gap-2 pt-[18px]">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={m.centers_crumb()} />
          <h1 className="title-1" data-part="heading">
            {heading(search)}
          </h1>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start pt-5 pb-18 md:grid-cols-[288px_minmax(0,1fr)] md:gap-10 md:pt-8">
          <aside
            aria-labelledby="filtros-titulo"
            className="pr-1 max-md:hidden noscript:max-md:order-last noscript:max-md:mt-10 noscript:max-md:block"
          >
            <h2 id="filtros-titulo" className="sr-only">
              {m.centers_filters()}
            </h2>
            <FilterForm filters={filters} facets={facets} />
          </aside>
          <div>
            <Toolbar search={search} listed={listed} active={activeFilters(filters).length} />
            <ActiveFilters filters={filters} facets={facets} />
            <Results search={search} nearly={nearly} />
            <Swaps />
          </div>
        </div>
      </div>
      <FilterDrawer total={total} />
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
