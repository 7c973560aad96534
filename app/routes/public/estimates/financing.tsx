import { data } from "react-router";
import { QuestionList } from "#app/components/estimates/question-list.tsx";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { each, text } from "#app/query-shapes.ts";
import { useSiteName } from "#app/root-data.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { centersTaking, paymentCounts } from "#domain/directory/payment-counts.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { INSTALLMENT_KEYS, readInstallmentQuestion } from "#domain/estimates/installment-question.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/financing";
import { Calculator } from "./financing/calculator.tsx";
import { Coverage } from "./financing/coverage.tsx";
import { Methods } from "./financing/methods.tsx";
import { NextStep } from "./financing/next-step.tsx";
import { Plans } from "./financing/plans.tsx";
import { SourceLine } from "./financing/source-line.tsx";
import { SOURCES } from "./financing/sources.ts";

const PATH = "/financiamiento";
const PAYMENT_PLANS = "planes-de-pago";
const SHOWN_PLANS = 8;

export const handle = { cache: "shared", sitemap: true, query: each(INSTALLMENT_KEYS, text(20)) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const asked = readInstallmentQuestion(new URL(request.url).searchParams);
  const [counts, plans, ranges, rates, sources] = await Promise.all([
    paymentCounts(db),
    centersTaking(db, PAYMENT_PLANS, SHOWN_PLANS),
    priceRanges(db, { serviceId: "fiv" }),
    exchangeRates(db),
    sourcesById(db, Object.values(SOURCES)),
  ]);
  const rate = rates[context.get(factsContext).currency ?? "dop"] ?? null;
  return data(
    { publicUrl, asked, counts, plans, ivf: ranges.find(({ lineId }) => lineId === "fiv-propios") ?? null, rate, sources },
    // Each visitor calculates with other figures, so keeping the answer helps nobody else.
    { headers: asked.state === "none" ? {} : { "Cache-Control": "no-store" } },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.financing_page_title(),
    description: m.financing_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    index: loaderData.asked.state === "none",
    structured: [crumbsTo(loaderData.publicUrl, m.financing_crumb(), PATH)],
  });
}

export default function FinancingPage({ loaderData: { asked, counts, plans, ivf, rate, sources } }: Route.ComponentProps) {
  const site = useSiteName();
  const planCenters = counts.methods.find(({ id }) => id === PAYMENT_PLANS)?.centers ?? 0;
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.financing_crumb()}
        title={m.financing_title()}
        lead={m.financing_lead({ site })}
        picture={{ scene: "river", palette: "morning" }}
      >
        <Button kind="primary" href="#cuotas">
          {m.financing_to_calculator()}
        </Button>{" "}
        <Button kind="outline" href={href("/costos-financiamiento")}>
          {m.financing_to_prices()}
        </Button>
      </PageHero>
      <Methods counts={counts} sources={sources} />
      <Plans centers={plans} total={planCenters} filter={PAYMENT_PLANS} />
      <Calculator asked={asked} ivf={ivf} rate={rate} sources={sources} />
      <Coverage sources={sources} />
      <QuestionList
        title={m.financing_questions_title()}
        lead={m.financing_questions_lead()}
        questions={[
          m.financing_question_rate(),
          m.financing_question_total(),
          m.financing_question_currency(),
          m.financing_question_steps(),
          m.financing_question_cancelled(),
          m.financing_question_embryos(),
          m.financing_question_stop(),
          m.financing_question_lender(),
          m.financing_question_late(),
          m.financing_question_early(),
          m.financing_question_data(),
        ]}
      >
        <p className="mt-6">{m.financing_questions_insurance()}</p>
        <SourceLine sources={sources} id={SOURCES.insurance} />
      </QuestionList>
      <NextStep />
      <LeadDialog />
    </main>
  );
}
