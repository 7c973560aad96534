import { redirect } from "react-router";
import { CenterSkeletons } from "#app/components/directory/cards/provider-grids.tsx";
import { centersAddress, centersPath, saysSame } from "#app/components/directory/list/list-address.ts";
import { listMeta } from "#app/components/directory/list/list-meta.ts";
import { ListPage } from "#app/components/directory/list/list-page.tsx";
import { listQuery } from "#app/components/directory/list/list-query.ts";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { keptContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical } from "#app/seo.ts";
import { CENTER_LIST, parseCenterFilters } from "#domain/directory/center-filters.ts";
import { filtersToQuery, MAX_NEAR_MATCHES, parsePage, withoutFilter } from "#domain/directory/filters.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { type CenterSearch, searchCenters } from "#domain/directory/search-centers.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/centers";
import { Results } from "./centers/results.tsx";
import { urgentPath } from "./search/urgent-shown.server.ts";

export const handle = { cache: "shared", sitemap: true, query: listQuery(CENTER_LIST) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const kept = context.get(keptContext);
  const params = new URL(request.url).searchParams;
  const [asked, wanted] = [parseCenterFilters(params), parsePage(params)];
  const [search, counts] = await Promise.all([
    kept.answer("directory", centersPath(asked, wanted), () => searchCenters(db, asked, wanted)),
    kept.answer("directory", "counts", () => directoryCounts(db)),
  ]);
  const { filters, page, relief } = search;
  // The hero's keys, repeated keys and unknown values redirect to the page's one address.
  if (!saysSame(params, filtersToQuery(filters, page))) throw redirect(centersPath(filters, page));
  const urgent = await urgentPath(db, filters.q);
  if (urgent) throw redirect(urgent);
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
  return listMeta({
    heading: heading(search),
    name: m.centers_crumb(),
    description: city ? m.centers_description_in_city({ ...count, city }) : m.centers_description(count),
    siteName: matches[0].loaderData.site.name,
    search,
    addresses,
  });
}

export default function CentersPage({ loaderData: { search, nearly, listed } }: Route.ComponentProps) {
  const { total, capped } = search;
  const count = { count: total, number: formatNumber(total) };
  return (
    <main id="contenido" tabIndex={-1}>
      <ListPage
        heading={heading(search)}
        name={m.centers_crumb()}
        list={href("/centros")}
        scheme={CENTER_LIST}
        addressOf={centersAddress}
        search={search}
        count={capped ? m.centers_count_capped({ number: formatNumber(total) }) : m.centers_count(count)}
        show={m.centers_filters_show(count)}
        listed={listed}
        skeleton={<CenterSkeletons />}
        failed={m.centers_error_title()}
      >
        <Results search={search} nearly={nearly} />
      </ListPage>
      <LeadDialog />
    </main>
  );
}

function heading({ filters: { city } }: CenterSearch): string {
  return city ? m.centers_title_in_city({ city }) : m.centers_title();
}
