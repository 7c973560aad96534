import Printer from "lucide-react/icons/printer";
import { data, redirect } from "react-router";
import { comparePath } from "#app/components/directory/compare/compare-address.ts";
import { ShareLink } from "#app/components/directory/share-link.tsx";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { contactAllLink } from "#app/components/leads/contact-links.ts";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import { chosenSlugs, keepSlugs } from "#app/forms/directory/chosen-cookie.server.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { readLookedAt } from "#app/forms/directory/looked-at.ts";
import { LOOKED_AT_QUERY } from "#app/forms/directory/looked-at-query.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { each, oneOf, slugs, text } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { NO_CENTER_FILTERS } from "#domain/directory/center-filters.ts";
import { centerNames } from "#domain/directory/center-names.server.ts";
import { compareCenters } from "#domain/directory/compare-centers.server.ts";
import { MAX_COMPARED } from "#domain/directory/comparison.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { similarCenters } from "#domain/directory/similar-centers.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/compare";
import { AddCenter } from "./compare/add-center.tsx";
import { ComparisonTable } from "./compare/comparison-table.tsx";
import { DifferencesSwitch } from "./compare/differences-switch.tsx";

const NO_STORE = { "Cache-Control": "no-store" };
const MAX_FOUND = 5;
const MAX_SIMILAR = 3;

export const handle = {
  cache: "shared",
  sitemap: true,
  prerender: false,
  query: { ...each(["centros", "lleno"], slugs(400)), diferencias: oneOf(["1"]), q: text(100), ...LOOKED_AT_QUERY },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const given = params.get("centros");
  const asked = readLookedAt(params);
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  // The address names the centers, and the page is the same for everybody. Without an address the visitor's own choice redirects to it.
  const own = given ? [] : chosenSlugs(request, COMPARED_COOKIE, publicUrl);
  if (own.length > 0) throw redirect(comparePath(own, { q, asked }), { headers: NO_STORE });

  const comparison = await compareCenters(db, readSlugs(given, COMPARED_COOKIE));
  const slugs = comparison.centers.map(({ slug }) => slug);
  const differences = params.has("diferencias") && slugs.length > 1;
  const [refused] = slugs.length === MAX_COMPARED ? await centerNames(db, readSlugs(params.get("lleno"), COMPARED_COOKIE)) : [];
  if (slugs.length > 0 && given !== slugs.join(","))
    throw redirect(comparePath(slugs, { differences, q, full: params.get("lleno") ?? undefined, asked }), { headers: NO_STORE });

  const others = <T extends { slug: string }>(cards: readonly T[]) => cards.filter(({ slug }) => !slugs.includes(slug));
  const [first] = comparison.centers;
  const hasRoom = slugs.length < MAX_COMPARED;
  const found = hasRoom && q ? others((await searchCenters(db, { ...NO_CENTER_FILTERS, q }, 1)).cards).slice(0, MAX_FOUND) : [];
  const similar =
    hasRoom && !q && first
      ? others(await similarCenters(db, first.id, { most: MAX_SIMILAR + MAX_COMPARED, patients: asked.patients })).slice(0, MAX_SIMILAR)
      : [];
  return data(
    {
      ...comparison,
      slugs,
      asked,
      differences,
      q,
      found,
      similar,
      refused: refused?.name ?? null,
      unknown: given !== null && slugs.length === 0,
      address: canonical(publicUrl, comparePath(slugs)),
    },
    { headers: given ? {} : NO_STORE },
  );
}

/** Adds or removes a center. The result becomes the visitor's own choice, and they land on its address. */
export async function action({ context, request }: Route.ActionArgs) {
  const { publicUrl } = context.get(servicesContext);
  const form = await readForm(request);
  const slugsOf = (field: string) => readSlugs(textOf(form, field), COMPARED_COOKIE);
  const base = "centros" in form ? slugsOf("centros") : chosenSlugs(request, COMPARED_COOKIE, publicUrl);
  const removed = slugsOf("quitar");
  const kept = "vaciar" in form ? [] : base.filter((slug) => !removed.includes(slug));
  const added = slugsOf("centro").filter((slug) => !kept.includes(slug));
  const slugs = [...kept, ...added].slice(0, MAX_COMPARED);
  const full = added.find((slug) => !slugs.includes(slug));
  throw redirect(comparePath(slugs, { full, asked: readLookedAt(new URL(request.url).searchParams) }), {
    status: 303,
    headers: { ...NO_STORE, "Set-Cookie": keepSlugs(slugs, COMPARED_COOKIE, publicUrl) },
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { centers, address } = loaderData;
  const names = nameList(centers.map(({ name }) => name));
  return pageMeta({
    title: names ? m.compare_page_title({ names }) : m.compare_page_title_none(),
    description: names ? m.compare_description({ names }) : m.compare_description_none(),
    siteName: matches[0].loaderData.site.name,
    canonical: address,
    index: false,
  });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { centers, slugs, asked, groups, unpriced, differences, q, found, similar, refused, unknown, address } = loaderData;
  const count = centers.length;
  const same = groups.flatMap(({ rows }) => rows).filter((row) => !row.differs).length;
  const different = groups.some(({ rows }) => rows.some((row) => row.differs));
  const add = <AddCenter slugs={slugs} asked={asked} q={q} found={found} similar={similar} similarTo={centers[0]?.name} />;
  return (
    <main id="contenido" tabIndex={-1} className="wrap group/compare pt-2.5 pb-18 md:pb-25">
      <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/centros"), label: m.centers_crumb() }]} current={m.compare_crumb()} />
      <div className="mt-1 mb-7 flex flex-wrap items-start justify-between gap-5">
        <div className="grid max-w-165 gap-2.5">
          <h1 className="title-1">{m.compare_title({ count })}</h1>
          <p className="lead">{count === 0 ? m.compare_lead_none() : m.compare_lead()}</p>
        </div>
        {count > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 max-md:w-full print:hidden">
            {count < MAX_COMPARED && (
              <Button kind="tonal" size="s" href="#anadir" className="lg:hidden">
                {m.compare_add_title()}
              </Button>
            )}
            {count > 1 && <DifferencesSwitch slugs={slugs} asked={asked} differences={differences} />}
            <ShareLink address={address}>{m.compare_share()}</ShareLink>
            <Button type="button" kind="outline" size="s" icon={<Printer />} data-print className="max-md:hidden noscript:hidden">
              {m.compare_print()}
            </Button>
          </div>
        )}
      </div>
      {refused && (
        <Note kind="caution" live className="mb-6">
          {m.compare_full({ name: refused })}
        </Note>
      )}
      {differences && (
        <p role="status" className="mb-4 text-ui text-ink-2">
          {different ? m.compare_differences_hidden({ count: same }) : m.compare_differences_none()}
        </p>
      )}
      {count === 0 ? (
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
          <EmptyState
            picture={<EmptyArch />}
            title={m.compare_none_title()}
            actions={
              <Button kind="primary" href={href("/centros")}>
                {m.compare_none_list()}
              </Button>
            }
          >
            {unknown ? m.compare_unknown() : m.compare_none()}
          </EmptyState>
          {add}
        </div>
      ) : (
        <div
          className={
            count < MAX_COMPARED ? "grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]" : undefined
          }
        >
          <div>
            <ComparisonTable asked={asked} centers={centers} groups={groups} unpriced={unpriced} differences={differences} />
            {count > 1 && (
              <Button kind="cta" size="l" {...contactAllLink(slugs, asked)} className="mt-7 max-md:w-full print:hidden">
                {m.compare_ask_all({ count })}
              </Button>
            )}
            <Note kind="info" className="mt-7">
              <b className="font-bold">{m.compare_reading_title()}</b> {m.compare_reading()}{" "}
              <a className="link" href={`${href(`/centros/${slugs[0]}`)}#resultados`}>
                {m.compare_reading_link()}
              </a>
            </Note>
          </div>
          {count < MAX_COMPARED ? add : <p className="mt-4 text-sm text-ink-2 print:hidden">{m.compare_full_here()}</p>}
        </div>
      )}
      <LeadDialog />
    </main>
  );
}
