import { crumbsTo } from "#app/components/about/page-facts.ts";
import { PageHero } from "#app/components/about/page-hero.tsx";
import { AskCard } from "#app/components/content/ask-card.tsx";
import { PageText } from "#app/components/content/page-text.tsx";
import { Part } from "#app/components/content/part.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadPage } from "#app/load-page.server.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { reviewTime } from "#domain/verification/review-time.server.ts";
import { PROMISED_DAYS } from "#domain/verification/review-time.ts";
import type { Route } from "./+types/how-we-review";

const PATH = "/como-revisamos";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts", "directory"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [words, time] = await Promise.all([loadPage(context, "como-revisamos"), reviewTime(db)]);
  return { ...words, time, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, publicUrl } = loaderData;
  return pageMeta({
    title: page.name,
    description: page.description,
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(publicUrl, PATH),
    structured: [crumbsTo(publicUrl, page.name, PATH)],
  });
}

/** The page tells what the software and its authors really do with a text. What is measured of verifications stands last. */
export default function HowWeReviewPage({ loaderData: { page, text, time } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={page.name} title={page.title} lead={page.lead} scene="interior" palette="morning" />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 pt-4 pb-18 md:grid-cols-[minmax(0,1fr)_272px] md:pb-25">
        <div className="grid max-w-text gap-4">
          <PageText text={text} />
          <Part id="centros" title={m.verification_public_title()}>
            {[m.verification_public({ promised: PROMISED_DAYS }), reviewTimeText(time)].map((paragraph) => (
              <p key={paragraph} className="text-lg">
                {paragraph}
              </p>
            ))}
          </Part>
        </div>
        <div className="md:pt-12">
          <AskCard location="/como-revisamos" />
        </div>
      </div>
    </main>
  );
}
