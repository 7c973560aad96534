import { LegalPage } from "#app/components/content/legal-page.tsx";
import { ReachUs } from "#app/components/inbox/reach-us.tsx";
import { textMeta } from "#app/components/shell/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadLegalPage } from "#app/load-page.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/privacy";
import { CookieChoiceForm } from "./privacy/cookie-choice-form.tsx";
import { CookieTable } from "./privacy/cookie-table.tsx";

const PATH = "/privacidad";

const WHATSAPP = { meta: m.privacy_whatsapp, sandbox: m.privacy_whatsapp_sandbox };

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadLegalPage(context, "privacidad")),
  whatsapp: context.get(servicesContext).whatsapp,
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? textMeta(loaderData, matches[0].loaderData.site.name, PATH) : [];
}

/** The page itself says what the software stores and measures; administrators write the rest and keep it true. */
export default function Privacy({ loaderData: { page, text, sources, publicUrl, whatsapp }, matches }: Route.ComponentProps) {
  const { site, tagManager, cookieChoice } = matches[0].loaderData;
  return (
    <LegalPage
      {...{ page, text, sources }}
      blocks={{
        contact: <ReachUs site={site} />,
        cookies: <CookieTable secure={publicUrl.startsWith("https:")} />,
        cookie_choice: <CookieChoiceForm choice={cookieChoice ?? null} />,
        tag_manager: <p className="text-lg">{tagManager ? m.privacy_measure_manager_on() : m.privacy_measure_manager()}</p>,
        // A text that names who carries the messages stands only where there is such a way.
        ...(whatsapp && { whatsapp: <p className="text-lg">{WHATSAPP[whatsapp]()}</p> }),
      }}
    />
  );
}
