import { Sources } from "#app/components/estimates/sources.tsx";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import IvfEstimateIsland from "#app/islands/widgets/ivf-estimate.tsx";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { sourcesById } from "#domain/content/sources.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/estimate";
import { Ages } from "./estimate/ages.tsx";
import { Reading } from "./estimate/reading.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

const SOURCES = ["cdc-ivf-success-estimator", "costo-ciclos-jama-2015", "costo-ciclos-anz-2017"];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const address = (path: string) => canonical(publicUrl, path);
  return { sources: await sourcesById(db, SOURCES), addresses: { home: address("/"), self: address("/estimacion-personal") } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { home, self } = loaderData.addresses;
  return pageMeta({
    title: m.estimate_page_title(),
    description: m.estimate_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: self,
    structured: [
      breadcrumbData([
        { name: m.costs_crumb_home(), url: home },
        { name: m.estimate_crumb(), url: self },
      ]),
    ],
  });
}

export default function EstimatePage({ loaderData: { sources } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.estimate_crumb()}
        title={m.estimate_title()}
        lead={m.estimate_lead()}
        picture={{ scene: "sea", palette: "morning" }}
      />
      <section aria-labelledby="estimar" className="bg-tint py-14 md:py-20">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7">
          <div className="grid max-w-170 gap-3">
            <h2 id="estimar" className="title-2">
              {m.estimate_form_title()}
            </h2>
            <p className="text-ink-2">{m.estimate_form_lead()}</p>
          </div>
          <IvfEstimateIsland />
        </div>
      </section>
      <Ages />
      <Reading />
      <section aria-labelledby="seguir" className="bg-warm band">
        <div className="wrap grid gap-5">
          <h2 id="seguir" className="title-1 max-w-170">
            {m.estimate_next_title()}
          </h2>
          <p className="lead max-w-170">{m.estimate_next_lead()}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button kind="cta" size="l" href={href("/asesoramiento")}>
              {m.costs_advice_action()}
            </Button>
            <Button kind="outline" size="l" href={href("/costos-financiamiento#calculadora")}>
              {m.estimate_next_costs()}
            </Button>
          </div>
        </div>
      </section>
      <Sources sources={sources} />
    </main>
  );
}
