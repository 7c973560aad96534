import { redirect } from "react-router";
import { SpecialistSkeletons } from "#app/components/directory/cards/provider-grids.tsx";
import { saysSame, specialistsAddress, specialistsPath } from "#app/components/directory/list/list-address.ts";
import { listMeta } from "#app/components/directory/list/list-meta.ts";
import { ListPage } from "#app/components/directory/list/list-page.tsx";
import { listQuery } from "#app/components/directory/list/list-query.ts";
import { keptContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical } from "#app/seo.ts";
import { filtersToQuery, MAX_NEAR_MATCHES, parsePage, withoutFilter } from "#domain/directory/filters.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { type SpecialistSearch, searchSpecialists } from "#domain/directory/search-specialists.server.ts";
import { parseSpecialistFilters, SPECIALIST_LIST } from "#domain/directory/specialist-filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/specialists";
import { urgentPath } from "./search/urgent-shown.server.ts";
import { Results } from "./specialists/results.tsx";

export const handle = { cache: "shared", sitemap: true, query: listQuery(SPECIALIST_LIST) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const kept = context.get(keptContext);
  const params = new URL(request.url).searchParams;
  const [asked, wanted] = [parseSpecialistFilters(params), parsePage(params)];
  const [search, counts] = await Promise.all([
    kept.answer("directory", specialistsPath(asked, wanted), () => searchSpecialists(db, asked, wanted)),
    kept.answer("directory", "counts", () => directoryCounts(db)),
  ]);
  const { filters, page, relief } = search;
  // The hero's keys, repeated keys and unknown values redirect to the page's one address.
  if (!saysSame(params, filtersToQuery(filters, page))) throw redirect(specialistsPath(filters, page));
  const urgent = await urgentPath(db, filters.q);
  if (urgent) throw redirect(urgent);
  const nearly = relief ? (await searchSpecialists(db, withoutFilter(filters, relief.without), 1)).cards.slice(0, MAX_NEAR_MATCHES) : [];
  const address = (path: string) => canonical(publicUrl, path);
  return {
    search,
    nearly,
    listed: counts.specialists,
    addresses: {
      home: address("/"),
      list: address("/especialistas"),
      self: address(specialistsPath(filters, page)),
      cards: search.cards.map(({ name, slug }) => ({ name, url: address(`/especialistas/${slug}`) })),
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
    name: m.specialists_crumb(),
    description: city ? m.specialists_description_in_city({ ...count, city }) : m.specialists_description(count),
    siteName: matches[0].loaderData.site.name,
    search,
    addresses,
  });
}

export default function SpecialistsPage({ loaderData: { search, nearly, listed } }: Route.ComponentProps) {
  const { total, capped } = search;
  const count = { count: total, number: formatNumber(total) };
  return (
    <main id="contenido" tabIndex={-1}>
      <ListPage
        heading={heading(search)}
        name={m.specialists_crumb()}
        list={href("/especialistas")}
        scheme={SPECIALIST_LIST}
        addressOf={specialistsAddress}
        search={search}
        count={capped ? m.specialists_count_capped({ number: formatNumber(total) }) : m.specialists_count(count)}
        show={m.specialists_show(count)}
        listed={listed}
        skeleton={<SpecialistSkeletons />}
        failed={m.specialists_error_title()}
      >
        <Results search={search} nearly={nearly} />
      </ListPage>
    </main>
  );
}

function heading({ filters: { city } }: SpecialistSearch): string {
  return city ? m.specialists_title_in_city({ city }) : m.specialists_title();
}
