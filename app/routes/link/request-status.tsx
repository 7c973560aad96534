import { data } from "react-router";
import { ConfirmEmail, NameCenters, ReleaseRequest } from "#app/components/leads/confirm-cards.tsx";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { OwnDataCard } from "#app/components/leads/own-data-card.tsx";
import { ReceiverCard } from "#app/components/leads/receiver-card.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { confirmOrErase } from "#app/forms/confirm-or-erase.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { eraseOwnLead } from "#domain/leads/erase-lead.server.ts";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import { leadForPatient, type PatientLead } from "#domain/leads/lead-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { choiceName } from "#texts/leads.ts";
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
          {lead.awaits === "names" && <NameCenters confirmBy={lead.confirmBy} centersUrl={others} />}
          {lead.awaits === "click" && <ReleaseRequest lead={lead} />}
          {!lead.awaits && !lead.emailConfirmed && <ConfirmEmail text={m.leads_status_confirm_text({ email: lead.maskedEmail })} />}
          {lead.othersPending && !lead.awaits && (
            <Note kind="info">
              <p>{m.leads_status_others_pending()}</p>
              <Button kind="primary" size="s" href={others} className="mt-3">
                {m.leads_status_others_action()}
              </Button>
            </Note>
          )}
          {lead.receivers.length > 0 && lead.awaits !== "names" && (
            <section aria-labelledby="centros" className="grid gap-4">
              <h2 id="centros" className="title-3">
                {lead.awaits === "click" ? m.leads_status_centers_named() : m.leads_status_centers()}
              </h2>
              {lead.receivers.map((receiver) => (
                <ReceiverCard key={receiver.id} receiver={receiver} />
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
            <Facts
              facts={[
                { key: "number", label: m.leads_fact_number(), value: <span className="num">{lead.number}</span> },
                { key: "date", label: m.leads_fact_date(), value: formatDateTime(lead.createdAt) },
                {
                  key: "service",
                  label: m.leads_fact_service(),
                  value: lead.service?.name ?? m.leads_fact_missing(),
                  missing: !lead.service,
                },
                { key: "email", label: m.leads_fact_email(), value: lead.maskedEmail },
                ...tripFacts(lead.trip),
              ]}
            />
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

/** Returns what they said about coming here. Empty answers are left out. */
function tripFacts({ dates, lodging, city }: PatientLead["trip"]): Fact[] {
  const said = (key: string, label: string, value: string | null): Fact[] => (value ? [{ key, label, value }] : []);
  return [
    ...said("city", m.leads_fact_city(), city),
    ...said("dates", m.leads_field_fechasVisita(), dates),
    ...said("lodging", m.leads_field_alojamiento(), choiceName("alojamiento", lodging)),
  ];
}

/** Says where the request stands, in one sentence. */
function standing({ status, kind, receivers, othersPending, awaits }: PatientLead): string {
  if (awaits) return awaits === "names" ? m.leads_status_unconfirmed_names() : m.leads_status_unconfirmed();
  const told = receivers.filter(({ offeredAt }) => offeredAt !== null).length;
  if (told > 0) return m.leads_status_routed({ centers: told });
  if (othersPending && status === "unmatched") return m.leads_status_pending();
  if (kind === "advice" || status === "advice") return m.leads_status_advice();
  if (status === "accepted") return m.leads_status_accepted();
  if (status === "held") return m.leads_status_held();
  if (status === "waiting") return `${m.leads_status_waiting()} ${m.leads_status_waiting_else()}`;
  if (status === "attached") return m.leads_status_attached();
  if (status === "closed" || status === "rejected") return m.leads_status_closed();
  return m.leads_status_unmatched();
}

/** Returns whether the patient may write to another center: up to three answers are enough. */
function canNameMore({ mayNameMore, othersPending, awaits, kind, receivers }: PatientLead): boolean {
  const active = receivers.filter(({ state }) => ["waiting", "in-line", "open", "purchased"].includes(state)).length;
  return mayNameMore && !othersPending && !awaits && kind === "center" && active < MAX_RECEIVERS;
}
