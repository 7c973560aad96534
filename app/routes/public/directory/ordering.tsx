import type { ReactNode } from "react";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Contents } from "#app/ui/contents.tsx";
import { CENTER_LIST, CENTERS_PER_PAGE } from "#domain/directory/center-filters.ts";
import { MAX_TEXT_MATCHES } from "#domain/directory/provider-counts.server.ts";
import { CENTERS_AMONG_ALL, SPECIALISTS_AMONG_ALL } from "#domain/directory/search-filters.ts";
import { SPECIALIST_LIST, SPECIALISTS_PER_PAGE } from "#domain/directory/specialist-filters.ts";
import { loadRoutingPolicy, publishedPolicy } from "#domain/policy/policy-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/ordering";
import { Constants, Figures, Orders, type ShownPolicy, Weights } from "./ordering/tables.tsx";

const PATH = "/como-ordenamos";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [{ weights, slowReplyHours, maxReceivers }, published] = await Promise.all([loadRoutingPolicy(db), publishedPolicy(db)]);
  return {
    policy: { weights, slowReplyHours, maxReceivers },
    published,
    // Only the server reads the constants.
    maxTextMatches: MAX_TEXT_MATCHES,
    publicUrl,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.search_ordering_title(),
    description: m.search_ordering_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.search_order_how(), PATH)],
  });
}

/**
 * Explains the order of lists. Its numbers come from the constants of the code, so that a change of an order, a weight or a limit shows
 * here too.
 */
export default function OrderingPage({ loaderData: { policy, published, maxTextMatches } }: Route.ComponentProps) {
  const sections = sectionsOf(policy, published, maxTextMatches);
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.search_order_how()}
        title={m.search_ordering_title()}
        lead={m.search_ordering_lead()}
        picture={{ scene: "mountains", palette: "blossom" }}
      />
      <div className="wrap mt-9 grid pb-20 md:mt-14 md:pb-25 grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[248px_minmax(0,1fr)]">
        <Contents label={m.search_ordering_contents()} sections={sections} />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-10">
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 id={`${id}-titulo`} className="title-3">
                {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

type PublishedPolicy = Awaited<ReturnType<typeof publishedPolicy>>;

function sectionsOf(
  policy: ShownPolicy,
  published: PublishedPolicy,
  maxTextMatches: number,
): { id: string; title: string; body: ReactNode }[] {
  const number = formatNumber;
  return [
    {
      id: "destacados",
      title: m.search_ordering_paid(),
      body: <p>{m.search_ordering_paid_text()}</p>,
    },
    {
      id: "listas",
      title: m.search_ordering_orders(),
      body: (
        <>
          <Orders caption={m.search_ordering_centers()} sorts={CENTER_LIST.sorts} featured={m.search_ordering_centers_featured()} />
          <Orders
            caption={m.search_ordering_specialists()}
            sorts={SPECIALIST_LIST.sorts}
            featured={m.search_ordering_specialists_featured()}
          />
          <p>
            {m.search_ordering_all_text({
              centers: number(CENTERS_AMONG_ALL),
              specialists: number(SPECIALISTS_AMONG_ALL),
              centersPerPage: number(CENTERS_PER_PAGE),
              specialistsPerPage: number(SPECIALISTS_PER_PAGE),
            })}
          </p>
        </>
      ),
    },
    {
      id: "palabras",
      title: m.search_ordering_words(),
      body: (
        <>
          <p>{m.search_ordering_words_text()}</p>
          <p>{m.search_ordering_words_typos({ most: number(maxTextMatches) })}</p>
          <p>{m.search_ordering_answers()}</p>
        </>
      ),
    },
    {
      id: "filtros-exactos",
      title: m.search_ordering_filters(),
      body: (
        <>
          <p>{m.search_ordering_filters_text()}</p>
          <p>{m.search_ordering_filters_people()}</p>
        </>
      ),
    },
    {
      id: "solicitudes",
      title: m.search_ordering_requests(),
      body: (
        <>
          <p>{m.search_ordering_requests_text({ most: number(policy.maxReceivers) })}</p>
          <Weights policy={policy} />
          {published && (
            <p>{m.policy_published({ version: published.version, date: formatDate(published.since), reason: published.reason })}</p>
          )}
        </>
      ),
    },
    { id: "cifras", title: m.search_ordering_figures(), body: <Figures /> },
    { id: "frescura", title: m.search_ordering_fresh(), body: <p>{m.search_ordering_fresh_text()}</p> },
    { id: "codigo", title: m.search_ordering_code(), body: <Constants policy={policy} maxTextMatches={maxTextMatches} /> },
  ];
}
