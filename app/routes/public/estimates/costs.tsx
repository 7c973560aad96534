import { data } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { each, text } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { leftOut } from "#domain/directory/left-out.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { ASSUMPTION_KEYS, readAssumptions } from "#domain/estimates/cost-assumptions.ts";
import { calculatedCenters, priceBook } from "#domain/estimates/price-books.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/costs";
import { Advice } from "./costs/advice.tsx";
import { Calculator } from "./costs/calculator.tsx";
import { CostsHeader } from "./costs/header.tsx";
import { PriceTable } from "./costs/price-table.tsx";
import { Questions } from "./costs/questions.tsx";
import { Ranges } from "./costs/ranges.tsx";

export const handle = { cache: "shared", sitemap: true, query: each(ASSUMPTION_KEYS, text(120)) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const calculated = ASSUMPTION_KEYS.some((key) => params.has(key));
  const assumptions = readAssumptions(params);
  const [ranges, said, rates, counts, centers] = await Promise.all([
    priceRanges(db),
    leftOut(db, { medication: m.money_medication_word() }),
    exchangeRates(db),
    directoryCounts(db),
    calculatedCenters(db, assumptions.center),
  ]);
  const rate = rates[context.get(factsContext).currency ?? "dop"] ?? null;
  const address = (path: string) => canonical(publicUrl, path);
  return data(
    {
      ranges,
      said,
      rate,
      listed: counts.centers,
      calculator: { book: priceBook(ranges), centers, rate, assumptions },
      calculated,
      addresses: { home: address("/"), self: address("/costos-financiamiento") },
    },
    // Each visitor calculates with other figures, so keeping the answer helps nobody else.
    { headers: calculated ? { "Cache-Control": "no-store" } : {} },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { addresses, calculated } = loaderData;
  return pageMeta({
    title: m.costs_page_title(),
    description: m.costs_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    index: !calculated,
    structured: [
      breadcrumbData([
        { name: m.costs_crumb_home(), url: addresses.home },
        { name: m.costs_crumb(), url: addresses.self },
      ]),
    ],
  });
}

export default function CostsPage({ loaderData: { ranges, said, rate, listed, calculator } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <CostsHeader />
      <Ranges ranges={ranges} />
      <PriceTable ranges={ranges} said={said} rate={rate} listed={listed} />
      <Calculator {...calculator} />
      <Questions />
      <Advice />
    </main>
  );
}
