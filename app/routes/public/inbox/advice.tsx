import ArrowDown from "lucide-react/icons/arrow-down";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { receiveMessage } from "#app/forms/inbox/receive-message.server.ts";
import { readJudgedForm } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadTeamReply } from "#app/load-team-reply.server.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { listedServices } from "#domain/inbox/message-options.server.ts";
import { formOptions } from "#domain/leads/form-queries.server.ts";
import { shownStatements } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/advice";
import { AdviceForm } from "./advice/advice-form.tsx";
import { WhatWeDo } from "./advice/what-we-do.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

const PATH = "/asesoramiento";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [reply, statements, { languages }, services] = await Promise.all([
    loadTeamReply(db),
    shownStatements(db, PATH),
    formOptions(db),
    listedServices(db),
  ]);
  return { publicUrl, languages, services, reply, statements };
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveMessage("advice", request, await readJudgedForm(request), context.get(servicesContext), context.get(factsContext));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: m.contact_advice_page_title(),
    description: m.contact_advice_page_description({ site: site.name }),
    siteName: site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.contact_advice_crumb(), PATH)],
  });
}

export default function Advice({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.contact_advice_crumb()}
        title={m.contact_advice_title()}
        lead={m.contact_advice_lead()}
        picture={{ scene: "interior", palette: "dawn" }}
      >
        <Button
          kind="primary"
          size="l"
          href="#form"
          icon={<ArrowDown />}
          data-event="cta_click_asesoria"
          data-facts={JSON.stringify({ location: "hero" })}
        >
          {m.contact_advice_cta()}
        </Button>
      </PageHero>
      <WhatWeDo site={site} reply={loaderData.reply} statements={loaderData.statements} />
      <AdviceForm path={PATH} site={site} languages={loaderData.languages} services={loaderData.services} refused={actionData} />
    </main>
  );
}
