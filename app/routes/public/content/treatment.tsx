import { data } from "react-router";
import { ArticleCard } from "#app/components/content/article-card.tsx";
import { AskCard } from "#app/components/content/ask-card.tsx";
import { Contents, type ContentsEntry } from "#app/components/content/contents.tsx";
import { LegalPanel } from "#app/components/content/legal-panel.tsx";
import { Part } from "#app/components/content/part.tsx";
import { Prose } from "#app/components/content/prose.tsx";
import { QuestionList } from "#app/components/content/questions.tsx";
import { renderPositions, renderTreatment } from "#app/components/content/rendered-treatment.server.ts";
import { ReviewCard } from "#app/components/content/review-state.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { faqData } from "#app/components/content/structured-data.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { articlesAbout } from "#domain/content/articles.server.ts";
import { pathOfTreatment } from "#domain/content/content.ts";
import { legalPositions } from "#domain/content/legal-positions.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import { treatmentBySlug, treatmentsBySlug } from "#domain/content/treatments.server.ts";
import { leftOut } from "#domain/directory/left-out.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { centersByService, centersOffering } from "#domain/directory/service-offer.server.ts";
import { mainLineOf, rangesOfTreatment } from "#domain/directory/treatment-prices.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/treatment";
import { Alternatives } from "./treatment/alternatives.tsx";
import { Costs } from "./treatment/costs.tsx";
import { TreatmentHero } from "./treatment/hero.tsx";
import { KeyFacts } from "./treatment/key-facts.tsx";
import { OfferingCenters } from "./treatment/offering-centers.tsx";
import { Risks } from "./treatment/risks.tsx";
import { Steps } from "./treatment/steps.tsx";
import { treatmentData } from "./treatment/structured-data.ts";

export const handle = { cache: "shared" } satisfies Handle;

const CENTERS_BESIDE = 3;
const ARTICLES_BELOW = 2;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const treatment = await treatmentBySlug(db, params.slug);
  if (!treatment) throw data(null, { status: 404 });
  const { slug, serviceId } = treatment;
  const positions = await legalPositions(db, slug);
  const [sources, legalSources, alternatives, ranges, missing, offered, centers, articles] = await Promise.all([
    sourcesById(db, [...new Set([...sourcesOf(treatment), ...treatment.sourceIds])]),
    sourcesById(db, [...new Set(positions.flatMap(({ sourceIds }) => sourceIds))]),
    treatmentsBySlug(
      db,
      treatment.alternatives.map((alternative) => alternative.slug),
    ),
    serviceId ? priceRanges(db, { offering: serviceId }) : [],
    serviceId ? leftOut(db, { medication: m.money_medication_word(), offering: serviceId }) : [],
    centersByService(db),
    serviceId ? centersOffering(db, serviceId, CENTERS_BESIDE) : [],
    articlesAbout(db, slug, ARTICLES_BELOW),
  ]);
  const { title, name, shortName, category, summary, description, review, steps } = treatment;
  const address = (path: string) => canonical(publicUrl, path);
  return {
    treatment: { slug, title, name, shortName, serviceId, category, summary, description, review, steps },
    text: renderTreatment(treatment, sources),
    alternatives: treatment.alternatives.flatMap(({ slug: other, text }) =>
      alternatives.filter((found) => found.slug === other).map((found) => ({ slug: other, name: found.name, text })),
    ),
    positions: renderPositions(positions, legalSources),
    sources,
    ranges: rangesOfTreatment(serviceId, ranges),
    main: ranges.find(({ lineId }) => lineId === mainLineOf(serviceId)) ?? null,
    missing: rangesOfTreatment(serviceId, missing),
    centers,
    centersInAll: serviceId ? (offered[serviceId] ?? 0) : 0,
    articles,
    addresses: { home: address("/"), list: address("/tratamientos"), self: address(pathOfTreatment(slug)) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { treatment, text, addresses } = loaderData;
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: m.treatments_page_title({ name: treatment.name }),
    description: treatment.description,
    siteName: site.name,
    canonical: addresses.self,
    structured: [
      treatmentData(treatment, { address: addresses.self, siteName: site.name, home: addresses.home }),
      breadcrumbData([
        { name: m.treatments_crumb(), url: addresses.list },
        { name: treatment.name, url: addresses.self },
      ]),
      faqData(text.questions),
    ],
  });
}

export default function TreatmentPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatment, text, alternatives, positions, sources, ranges, main, missing, centers, centersInAll, articles } = loaderData;
  const { slug, shortName, serviceId, review, steps } = treatment;
  const { name: siteName } = matches[0].loaderData.site;
  const [first, ...others] = text.sections;
  const entries: ContentsEntry[] = [
    ...(first ? [first] : []),
    ...(steps.length > 0 ? [{ id: "paso-a-paso", title: m.treatments_steps() }] : []),
    { id: "cuanto-cuesta", title: m.treatments_costs() },
    ...others,
    { id: "riesgos", title: m.treatments_risks() },
    ...(alternatives.length > 0 ? [{ id: "alternativas", title: m.treatments_alternatives() }] : []),
    ...(positions.length > 0 ? [{ id: "situacion-legal", title: m.treatments_legal() }] : []),
    { id: "preguntas-frecuentes", title: m.treatments_questions() },
    { id: "fuentes", title: m.articles_sources() },
  ];
  return (
    <main id="contenido" tabIndex={-1}>
      <TreatmentHero treatment={treatment} siteName={siteName} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-5 pb-16 md:grid-cols-[208px_minmax(0,1fr)] md:gap-11 md:pt-13 md:pb-24 lg:grid-cols-[208px_minmax(0,1fr)_272px]">
        <Contents entries={entries} minutes={text.minutes} />
        <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <KeyFacts facts={text.keyFacts} main={main} serviceId={serviceId} />
          <Prose html={text.lead} />
          {first && (
            <Part id={first.id} title={first.title}>
              <Prose html={first.html} />
            </Part>
          )}
          <Steps steps={steps} />
          <Costs ranges={ranges} missing={missing} serviceId={serviceId} returnTo={href(`${pathOfTreatment(slug)}#cuanto-cuesta`)} />
          {others.map(({ id, title, html }) => (
            <Part key={id} id={id} title={title}>
              <Prose html={html} />
            </Part>
          ))}
          <Risks risks={text.risks} />
          <Alternatives alternatives={alternatives} />
          {positions.length > 0 && (
            <Part id="situacion-legal" title={m.treatments_legal()}>
              <LegalPanel positions={positions} />
            </Part>
          )}
          <Part id="preguntas-frecuentes" title={m.treatments_questions()}>
            <QuestionList questions={text.questions} open />
          </Part>
          <Part id="fuentes" title={m.articles_sources()}>
            <SourceList sources={sources} words={false} />
          </Part>
          <ReviewCard review={review} sources={sources.length} />
          {articles.length > 0 && (
            <Part id="seguir-leyendo" title={m.treatments_read_more()}>
              <ul className="grid gap-4 sm:grid-cols-2">
                {articles.map((article) => (
                  <li key={article.slug} className="grid min-w-0">
                    <ArticleCard article={article} distant />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </article>
        <aside className="grid gap-3.5 md:col-start-2 lg:sticky lg:top-25 lg:col-start-auto">
          <OfferingCenters centers={centers} total={centersInAll} shortName={shortName} serviceId={serviceId} />
          <AskCard location={`/tratamientos/${slug}`} />
        </aside>
      </div>
    </main>
  );
}
