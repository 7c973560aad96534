import { LegalPage } from "#app/components/about/legal-page.tsx";
import { crumbsTo } from "#app/components/about/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import type { Route } from "./+types/terms";
import { termsSections } from "./terms/sections.tsx";

const PATH = "/terminos";
/** The date of the text's last change. Change both together. */
const REVISED_ON = "2026-11-22";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  return { publicUrl, sources: await sourcesById(db, ["ley-172-13", "ley-358-05"]) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = matches[0].loaderData.site;
  return pageMeta({
    title: m.terms_title(),
    description: m.terms_description({ site: name }),
    siteName: name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.terms_title(), PATH)],
  });
}

export default function Terms({ loaderData: { sources }, matches }: Route.ComponentProps) {
  const { site, retention } = matches[0].loaderData;
  return (
    <LegalPage
      crumb={m.terms_title()}
      title={m.terms_title()}
      lead={m.terms_lead({ site: site.name })}
      revisedOn={REVISED_ON}
      brief={{
        title: m.terms_brief_title(),
        points: [m.terms_brief_free(), m.terms_brief_medical({ site: site.name }), m.terms_brief_prices(), m.terms_brief_consent()],
      }}
      sections={termsSections(site, sources, retention.requests)}
    />
  );
}
