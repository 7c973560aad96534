import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { requestTitle } from "#app/components/patients/request-panel.tsx";
import { RequestPanels } from "#app/components/patients/request-panels.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { changeRequest } from "#app/forms/leads/change-request.server.ts";
import { shownReceipt } from "#app/forms/leads/shown-receipt.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { threadToDecide } from "#app/forms/threads/thread-to-decide.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { adviceForPatient } from "#domain/inbox/own-advice.server.ts";
import { eraseOwnLead } from "#domain/offers/erase-lead.server.ts";
import { quotingCenters } from "#domain/quotes/patient-quotes.server.ts";
import { idOfPatientLink, leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { patientOfLink } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/request-status";

export const handle = { styles: "dashboard" } satisfies Handle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const [lead, id] = await Promise.all([leadForPatient(services, token), idOfPatientLink(services, token)]);
  const [receipt, quotes, thread, advice] =
    lead && id
      ? await Promise.all([
          shownReceipt(services.db, id),
          quotingCenters(services, id),
          threadToDecide(services, lead, ({ slug }) => patientOfLink(services, token, slug)),
          adviceForPatient(services, id),
        ])
      : [null, [], null, null];
  return data({ lead, receipt, quotes, thread, advice, address: canonical(services.publicUrl, "/") }, { status: lead ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = { ...context.get(servicesContext), actor: "link:lead" as const };
  const token = tokenOf(request, params);
  const leadId = await idOfPatientLink(services, token);
  if (leadId === null) return data({ erased: false }, { status: 404 });
  const evidence = evidenceOf(request, context.get(factsContext), services.publicUrl);
  const erase = () => eraseOwnLead(services, token);
  const changed = await changeRequest(services, { leadId, token, evidence, erase }, await readForm(request));
  if (changed === "erased") return data({ erased: true });
  if (changed === "gone" || changed === "unknown") return data({ erased: false }, { status: changed === "gone" ? 404 : 422 });
  throw redirect(href(`/solicitud/${token}`), { status: 303 });
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

export default function RequestStatus({
  loaderData: { lead, receipt, quotes, thread, advice },
  actionData,
  params,
  matches,
}: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (actionData?.erased) return <DeadLink title={m.leads_status_erased_title()} text={m.leads_status_erased_text()} />;
  if (!lead || !receipt) return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  const path = `/solicitud/${params.token}`;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-2">{requestTitle(lead)}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        <span translate="no" className="num">{lead.number}</span> · {formatWeekday(lead.createdAt)},{" "}
        <span className="whitespace-nowrap">{formatTime(lead.createdAt)}</span>
      </p>
      <RequestPanels
        lead={lead}
        receipt={receipt}
        advice={advice}
        path={path}
        quotes={{ path: `${path}/presupuestos`, from: quotes }}
        others={`${path}/centros`}
        deciding={thread && { thread, path: `${path}/mensajes/${thread.center.slug}` }}
        messagesWith={({ slug }) => `${path}/mensajes/${slug}`}
      />
    </main>
  );
}
