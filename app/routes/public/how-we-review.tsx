import { PageHero } from "#app/components/about/page-hero.tsx";
import { AskCard } from "#app/components/content/ask-card.tsx";
import { Part } from "#app/components/content/part.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { reviewTime } from "#domain/verification/review-time.server.ts";
import { PROMISED_DAYS } from "#domain/verification/review-time.ts";
import type { Route } from "./+types/how-we-review";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts", "directory"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  return { time: await reviewTime(db), addresses: { home: canonical(publicUrl, "/"), self: canonical(publicUrl, "/como-revisamos") } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { addresses } = loaderData;
  return pageMeta({
    title: m.articles_review_page_title(),
    description: m.articles_review_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.articles_review_page_title(), url: addresses.self },
      ]),
    ],
  });
}

/** The page tells what the software and its authors really do with a text. Change it together with the software. */
export default function HowWeReviewPage({ loaderData: { time } }: Route.ComponentProps) {
  const parts = [
    {
      id: "fuentes",
      title: m.articles_review_sources_title(),
      paragraphs: [m.articles_review_sources(), m.articles_review_sources_check()],
    },
    {
      id: "revision",
      title: m.articles_review_medical_title(),
      paragraphs: [m.articles_review_medical(), m.articles_review_medical_not()],
    },
    { id: "leyes", title: m.articles_review_law_title(), paragraphs: [m.articles_review_law()] },
    { id: "precios", title: m.articles_review_prices_title(), paragraphs: [m.articles_review_prices()] },
    {
      id: "centros",
      title: m.verification_public_title(),
      paragraphs: [m.verification_public({ promised: PROMISED_DAYS }), reviewTimeText(time)],
    },
    { id: "dinero", title: m.articles_review_money_title(), paragraphs: [m.articles_review_money()] },
  ];
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.articles_review_page_title()}
        title={m.articles_review_page_title()}
        lead={m.articles_review_page_lead()}
        scene="interior"
        palette="morning"
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 pt-4 pb-18 md:grid-cols-[minmax(0,1fr)_272px] md:pb-25">
        <div className="grid max-w-text gap-4">
          {parts.map(({ id, title, paragraphs }) => (
            <Part key={id} id={id} title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-lg">
                  {paragraph}
                </p>
              ))}
            </Part>
          ))}
          <Part id="errores" title={m.articles_review_mistakes_title()}>
            <p className="text-lg">
              {m.articles_review_mistakes()}{" "}
              <a className="link" href={href("/contacto")}>
                {m.articles_review_mistakes_link()}
              </a>
            </p>
          </Part>
        </div>
        <div className="md:pt-12">
          <AskCard location="/como-revisamos" />
        </div>
      </div>
    </main>
  );
}
