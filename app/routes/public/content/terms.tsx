import { LegalPage } from "#app/components/content/legal-page.tsx";
import { ReachUs } from "#app/components/inbox/reach-us.tsx";
import { textMeta } from "#app/components/shell/page-facts.ts";
import type { Handle } from "#app/handle.ts";
import { loadLegalPage } from "#app/load-page.server.ts";
import type { Route } from "./+types/terms";

const PATH = "/terminos";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export const loader = ({ context }: Route.LoaderArgs) => loadLegalPage(context, "terminos");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? textMeta(loaderData, matches[0].loaderData.site.name, PATH) : [];
}

export default function Terms({ loaderData: { page, text, sources }, matches }: Route.ComponentProps) {
  return <LegalPage {...{ page, text, sources }} blocks={{ contact: <ReachUs site={matches[0].loaderData.site} /> }} />;
}
