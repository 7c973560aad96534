import { OperationSection } from "#app/components/api/operation-section.tsx";
import { operationViews } from "#app/components/api/operation-view.server.ts";
import { WebhookSection } from "#app/components/api/webhook-section.tsx";
import { Part } from "#app/components/content/part.tsx";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { useSiteName } from "#app/root-data.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/api-docs";

export const handle = { cache: "shared", sitemap: true, madeFrom: [] } satisfies Handle;

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  return { operations: operationViews(publicUrl), self: canonical(publicUrl, "/api/docs") };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name: site } = matches[0].loaderData.site;
  return pageMeta({
    title: m.api_title(),
    description: m.api_description({ site }),
    siteName: site,
    canonical: loaderData.self,
  });
}

/** How other people's programs read the directory and send requests. */
export default function ApiDocsPage({ loaderData: { operations } }: Route.ComponentProps) {
  const site = useSiteName();
  const rules = [m.api_rules_json(), m.api_rules_errors(), m.api_rules_cache(), m.api_rules_pace(), m.api_rules_privacy()];
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero crumb={m.api_title()} title={m.api_title()} lead={m.api_lead({ site })} picture={{ scene: "interior", palette: "morning" }}>
        <Button kind="tonal" href="/api/openapi.json">
          {m.api_openapi()}
        </Button>
      </PageHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 pb-18 md:pb-25">
        <nav aria-label={m.api_contents()}>
          <ul className="flex flex-wrap gap-x-6">
            {operations.map(({ id, title }) => (
              <li key={id}>
                <a className="link flex min-h-11 items-center" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a className="link flex min-h-11 items-center" href="#avisos">
                {m.api_hooks_title()}
              </a>
            </li>
          </ul>
        </nav>
        <Part id="reglas" title={m.api_rules_title()}>
          <ul className="grid max-w-text gap-2.5">
            {rules.map((rule) => (
              <li key={rule} className="text-lg">
                {rule}
              </li>
            ))}
          </ul>
        </Part>
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} />
        ))}
        <WebhookSection />
      </div>
    </main>
  );
}
