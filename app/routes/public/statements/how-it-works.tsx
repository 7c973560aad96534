import { PageText } from "#app/components/content/page-text.tsx";
import { faqData } from "#app/components/content/structured-data.ts";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadPage } from "#app/load-page.server.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { loadTeamReply } from "#app/load-team-reply.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { centersReplies } from "#domain/directory/center-replies.server.ts";
import { publishedPrices } from "#domain/offers/lead-prices.server.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { shownStatements } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/how-it-works";
import { Prices } from "./how-it-works/prices.tsx";
import { Promises } from "./how-it-works/promises.tsx";
import { Questions, questions } from "./how-it-works/questions.tsx";
import { Steps } from "./how-it-works/steps.tsx";
import { Control, Trust } from "./how-it-works/trust.tsx";
import { WhatCentersSee } from "./how-it-works/what-centers-see.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

const PATH = "/como-funciona";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [words, promises, centers, team, reviews, statements, prices] = await Promise.all([
    loadPage(context, "como-funciona"),
    loadPromises(db),
    centersReplies(db, ANSWER_BUSINESS_HOURS),
    loadTeamReply(db),
    loadReviewTime(db),
    shownStatements(db, PATH),
    publishedPrices(db),
  ]);
  return { ...words, publicUrl, promises, centers, team, reviews, statements, prices };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = matches[0].loaderData.site;
  return pageMeta({
    title: loaderData.page.name,
    description: loaderData.page.description,
    siteName: name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [
      crumbsTo(loaderData.publicUrl, loaderData.page.name, PATH),
      faqData(questions(name).map(({ question, answer }) => ({ question, plain: answer }))),
    ],
  });
}

/** The page says what the software really does. Change it together with the software. */
export default function HowItWorks({
  loaderData: { page, text, promises, centers, team, reviews, statements, prices },
  matches,
}: Route.ComponentProps) {
  const { site, retention } = matches[0].loaderData;
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={page.name} title={page.title} lead={page.lead} picture={{ scene: "arches", palette: "dawn" }}>
        <Button kind="primary" size="l" href={href("/centros")}>
          {m.about_how_see_centers()}
        </Button>
        <Button kind="outline" size="l" href={href("/para-centros")}>
          {m.about_how_for_centers()}
        </Button>
      </PageHero>
      <Steps />
      <WhatCentersSee />
      <Prices prices={prices} />
      <Promises promises={promises} centers={centers} team={team} reviews={reviews} statements={statements} />
      <Control keptMonths={retention.requests} />
      <Trust />
      <Questions site={site.name} />
      {(text.lead !== "" || text.sections.length > 0) && (
        <div className="wrap pb-18">
          <div className="grid max-w-text gap-4">
            <PageText text={text} />
          </div>
        </div>
      )}
    </main>
  );
}
