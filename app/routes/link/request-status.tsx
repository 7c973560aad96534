import { data } from "react-router";
import { PendingSteps } from "#app/components/leads/confirm-cards.tsx";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { OwnDataCard } from "#app/components/leads/own-data-card.tsx";
import { ReceiverCard } from "#app/components/leads/receiver-card.tsx";
import { canNameMore, receiptFacts, standing } from "#app/components/leads/request-facts.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { confirmOrErase } from "#app/forms/confirm-or-erase.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { eraseOwnLead } from "#domain/leads/erase-lead.server.ts";
import { leadForPatient } from "#domain/leads/lead-queries.server.ts";
import { hasThread } from "#domain/threads/thread.ts";
import type { Route } from "./+types/request-status";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lead = await leadForPatient(services, tokenOf(request, params));
  return data({ lead, address: canonical(services.publicUrl, "/") }, { status: lead ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const evidence = evidenceOf(request, context.get(factsContext), services.publicUrl);
  return confirmOrErase(request, `/solicitud/${token}`, {
    confirm: () => confirmEmail(services, { token, evidence }),
    erase: () => eraseOwnLead(services, token),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_status_page_title(),
    description: m.leads_status_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

export default function RequestStatus({ loaderData: { lead }, actionData, params, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (actionData?.erased) return <DeadLink title={m.leads_status_erased_title()} text={m.leads_status_erased_text()} />;
  if (!lead) return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  const others = href(`/solicitud/${params.token}/centros`);
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{m.leads_status_title({ name: lead.firstName })}</h1>
      <p className="mt-3 lead max-w-[60ch]">{standing(lead)}</p>
      <div className="mt-9 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid gap-5">
          <PendingSteps lead={lead} centersUrl={others} />
          {lead.receivers.length > 0 && lead.awaits !== "names" && (
            <section aria-labelledby="centros" className="grid gap-4">
              <h2 id="centros" className="title-3">
                {lead.awaits === "click" ? m.leads_status_centers_named() : m.leads_status_centers()}
              </h2>
              {lead.receivers.map((receiver) => (
                <ReceiverCard
                  key={receiver.id}
                  receiver={receiver}
                  messagesUrl={
                    hasThread(receiver.state, lead.askFirst) ? href(`/solicitud/${params.token}/mensajes/${receiver.slug}`) : null
                  }
                />
              ))}
            </section>
          )}
          {canNameMore(lead) && (
            <p>
              <Button kind="outline" href={others}>
                {m.leads_status_more()}
              </Button>
            </p>
          )}
        </div>
        <aside className="grid gap-5">
          <Card as="section" className="px-7!">
            <h2 className="mb-3 title-4">{m.leads_sent_receipt()}</h2>
            <Facts facts={receiptFacts(lead)} />
          </Card>
          <OwnDataCard
            text={m.leads_status_control_text()}
            eraseTitle={m.leads_status_erase()}
            eraseText={m.leads_status_erase_text()}
            site={site}
          />
        </aside>
      </div>
    </main>
  );
}
