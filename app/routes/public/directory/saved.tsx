import type { ReactNode } from "react";
import { redirect } from "react-router";
import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { SpecialistCard } from "#app/components/directory/cards/specialist-card.tsx";
import { AllSaved } from "#app/components/directory/compare/save-button.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { contactAllLink } from "#app/components/leads/contact-links.ts";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { servicesContext, viewerContext } from "#app/context.ts";
import { chosenSlugs, keepSlugs } from "#app/forms/directory/chosen-cookie.server.ts";
import { readSlugs, SAVED_COOKIE } from "#app/forms/directory/chosen-slugs.ts";
import { followHearts } from "#app/forms/patients/take-over-choices.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { useRootData } from "#app/root-data.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Count } from "#app/ui/count.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { pricedService } from "#domain/directory/asked-price.ts";
import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { MAX_COMPARED } from "#domain/directory/comparison.ts";
import { providersOfSlugs } from "#domain/directory/saved-providers.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { recognised } from "#domain/directory/vocabulary.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/saved";
import { PriceOf } from "./saved/price-of.tsx";

export const handle = { query: { services: text(120) } } satisfies Handle;

const NO_STORE = { "Cache-Control": "no-store" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const vocabulary = await loadVocabulary(db);
  const slugs = chosenSlugs(request, SAVED_COOKIE, publicUrl).reverse();
  const { services } = recognised(parseCenterFilters(new URL(request.url).searchParams), vocabulary);
  const service = pricedService({ services });
  const { centers, specialists } = await providersOfSlugs(db, vocabulary, slugs, service);
  return {
    centers,
    service,
    // Only services that have a price at all, and that one of these centers offers.
    services: vocabulary.services.filter(
      ({ id }) => mainLineOf(id) && (id === service || centers.some((center) => center.services.some((offered) => offered.id === id))),
    ),
    specialists: specialists.map((specialist) => ({ specialist, languages: languageList(specialist.languages, vocabulary.languages) })),
    gone: slugs.length - centers.length - specialists.length,
    address: canonical(publicUrl, "/guardados"),
  };
}

/** Handles the heart of a visitor without script or of a signed-in patient: saves or removes, then shows what is saved. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { publicUrl } = services;
  const form = await readForm(request);
  const slugsOf = (field: string) => readSlugs(textOf(form, field), SAVED_COOKIE);
  const before = chosenSlugs(request, SAVED_COOKIE, publicUrl);
  const [added, removed] = [slugsOf("guardar"), "vaciar" in form ? before : slugsOf("quitar")];
  const viewer = context.get(viewerContext);
  if (viewer?.userType === "patient") await followHearts(services, viewer.userId, { added, removed });
  const slugs = [...before.filter((slug) => !added.includes(slug) && !removed.includes(slug)), ...added];
  throw redirect(href("/guardados"), { status: 303, headers: { ...NO_STORE, "Set-Cookie": keepSlugs(slugs, SAVED_COOKIE, publicUrl) } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.compare_saved_page_title(),
    description: m.compare_saved_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

export default function SavedPage({ loaderData: { centers, service, services, specialists, gone } }: Route.ComponentProps) {
  const conversion = useConversion();
  const asked = { service: service ?? undefined };
  const none = centers.length + specialists.length === 0;
  const inAccount = useRootData()?.known != null;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-[18px] pb-18 md:pb-25">
      <Breadcrumb
        label={m.centers_crumbs()}
        items={[{ href: href("/"), label: m.centers_crumb_home() }]}
        current={m.compare_saved_title()}
      />
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-165 gap-2.5">
          <h1 className="title-1">{m.compare_saved_title()}</h1>
          <p className="lead">{inAccount ? m.compare_saved_lead_account() : m.compare_saved_lead()}</p>
        </div>
        {!none && (
          <form method="post" action={href("/guardados")}>
            <Button type="submit" kind="outline" size="s" name="vaciar" value="1">
              {m.compare_saved_clear()}
            </Button>
          </form>
        )}
      </div>
      {gone > 0 && (
        <Note kind="info" className="mb-8">
          {m.compare_saved_gone({ count: gone })}
        </Note>
      )}
      {none ? (
        <EmptyState
          picture={<EmptyArch />}
          title={m.compare_saved_none_title()}
          actions={
            <>
              <Button kind="primary" href={href("/centros")}>
                {m.compare_none_list()}
              </Button>
              <Button kind="outline" href={href("/especialistas")}>
                {m.compare_saved_none_people()}
              </Button>
            </>
          }
        >
          {m.compare_saved_none()}
        </EmptyState>
      ) : (
        <AllSaved value={true}>
          <div className="grid gap-14">
            {centers.length > 0 && <PriceOf service={service} services={services} />}
            {centers.length > 1 && centers.length <= MAX_COMPARED && (
              <Button kind="cta" size="l" {...contactAllLink(slugsOf(centers), asked)} className="justify-self-start">
                {m.compare_ask_all({ count: centers.length })}
              </Button>
            )}
            <Kept id="centros" title={m.compare_saved_centers()} count={centers.length} columns="sm:grid-cols-2 lg:grid-cols-3">
              {centers.map((center) => (
                <li key={center.id} className="grid min-w-0">
                  <CenterCard center={center} asked={asked} conversion={conversion} />
                </li>
              ))}
            </Kept>
            <Kept
              id="especialistas"
              title={m.compare_saved_specialists()}
              count={specialists.length}
              columns="sm:grid-cols-2 lg:grid-cols-4"
            >
              {specialists.map(({ specialist, languages }) => (
                <li key={specialist.id} className="grid min-w-0">
                  <SpecialistCard specialist={specialist} languages={languages} />
                </li>
              ))}
            </Kept>
          </div>
        </AllSaved>
      )}
      <LeadDialog />
    </main>
  );
}

const slugsOf = (centers: readonly { slug: string }[]) => centers.map(({ slug }) => slug);

interface KeptProps {
  id: string;
  title: string;
  count: number;
  columns: string;
  children: ReactNode;
}

function Kept({ id, title, count, columns, children }: KeptProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 flex items-center gap-3 title-3">
        {title} <Count>{count}</Count>
      </h2>
      <ul className={`grid gap-6 ${columns}`}>{children}</ul>
    </section>
  );
}
