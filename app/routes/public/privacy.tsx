import { LegalPage } from "#app/components/about/legal-page.tsx";
import { crumbsTo } from "#app/components/about/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/privacy";
import { privacySections } from "./privacy/sections.tsx";

const PATH = "/privacidad";
/** The date of the text's last change. Change both together. */
const REVISED_ON = "2026-11-22";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  return { publicUrl, sources: await sourcesById(db, ["ley-172-13"]) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = matches[0].loaderData.site;
  return pageMeta({
    title: m.privacy_title(),
    description: m.privacy_description({ site: name }),
    siteName: name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.privacy_title(), PATH)],
  });
}

export default function Privacy({ loaderData: { publicUrl, sources }, matches }: Route.ComponentProps) {
  const { site, tagManager, cookieChoice, retention } = matches[0].loaderData;
  return (
    <LegalPage
      crumb={m.privacy_title()}
      title={m.privacy_title()}
      lead={m.privacy_lead()}
      revisedOn={REVISED_ON}
      brief={{
        title: m.privacy_brief_title(),
        points: [
          m.privacy_brief_names(),
          m.privacy_brief_masked(),
          m.privacy_brief_sealed({ months: formatNumber(retention.requests) }),
          m.privacy_brief_measure(),
        ],
      }}
      sections={privacySections({
        site,
        retention,
        sources,
        secure: publicUrl.startsWith("https:"),
        tagManager: tagManager !== undefined,
        choice: cookieChoice ?? null,
      })}
    />
  );
}
