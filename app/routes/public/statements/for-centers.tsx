import { faqData } from "#app/components/content/structured-data.ts";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { publishedPrices } from "#domain/offers/lead-prices.server.ts";
import { monthOfRequests } from "#domain/offers/month-of-requests.server.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/for-centers";
import { ExamplePanel } from "./for-centers/example-panel.tsx";
import { CLAIM, End, Never, Questions, questions, REGISTER, Steps } from "./for-centers/joining.tsx";
import { FirstFree, Returns } from "./for-centers/money.tsx";
import { Scenes } from "./for-centers/scenes.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

const PATH = "/para-centros";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [counts, month, prices, promises, reviews] = await Promise.all([
    directoryCounts(db),
    monthOfRequests(db),
    publishedPrices(db),
    loadPromises(db),
    loadReviewTime(db),
  ]);
  return { publicUrl, counts, month, prices, promises, reviews };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = matches[0].loaderData.site;
  return pageMeta({
    title: m.joining_page_title(),
    description: m.joining_description(),
    siteName: name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [
      crumbsTo(loaderData.publicUrl, m.shell_for_centers(), PATH),
      faqData(questions(name).map(({ question, answer }) => ({ question, plain: answer }))),
    ],
  });
}

/** What the site is for a center, what it costs and how it begins. Change it together with the software. */
export default function ForCenters({ loaderData: { counts, month, prices, promises, reviews }, matches }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={m.shell_for_centers()} title={m.joining_title()} lead={m.joining_lead()} picture={<ExamplePanel />}>
        <Button kind="cta" size="l" href={href(REGISTER)}>
          {m.joining_register()}
        </Button>
        <Button kind="outline" size="l" href={href(CLAIM)}>
          {m.joining_claim()}
        </Button>
        <p className="w-full text-sm text-ink-2">{m.joining_start_note({ welcome: WELCOME_LEADS })}</p>
      </PageHero>
      <Scenes counts={counts} month={month} />
      <FirstFree prices={prices} />
      <Returns month={month} />
      <Steps promises={promises} reviews={reviews} />
      <Never />
      <Questions site={matches[0].loaderData.site.name} />
      <End />
    </main>
  );
}
