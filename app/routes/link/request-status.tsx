import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { RequestPanels } from "#app/components/patients/request-panels.tsx";
import { RequestWayCard } from "#app/components/patients/request-way.tsx";
import { WithdrawalUndo } from "#app/components/patients/withdrawal-undo.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { changeRequest } from "#app/forms/leads/change-request.server.ts";
import { loadRequestPage } from "#app/forms/patients/request-page.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { threadToDecide } from "#app/forms/threads/thread-to-decide.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import type { Context } from "#domain/context.ts";
import { eraseOwnLead } from "#domain/offers/erase-lead.server.ts";
import { idOfPatientLink, leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { patientOfLink } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/request-status";

export const handle = { styles: "dashboard" } satisfies Handle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const [lead, id] = await Promise.all([leadForPatient(services, token), idOfPatientLink(services, token)]);
  const partyFacing = ({ slug }: { slug: string }) => patientOfLink(services, token, slug);
  const page = lead && id ? await loadRequestPage(services, { leadId: id, lead, userId: null, partyFacing }) : null;
  return data({ lead, page, address: canonical(services.publicUrl, "/") }, { status: lead ? 200 : 404 });
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
  const answered = changed === "confirmed" ? await answeredBy(services, token) : null;
  throw redirect(href(answered ? `/solicitud/${token}/mensajes/${answered}` : `/solicitud/${token}`), { status: 303 });
}

/** Returns the center whose answer opens with the confirmation of a question, or null while there is none. */
async function answeredBy(services: Context, token: string): Promise<string | null> {
  const lead = await leadForPatient(services, token);
  const thread = lead && (await threadToDecide(services, lead, ({ slug }) => patientOfLink(services, token, slug)));
  return lead?.askFirst && thread ? thread.center.slug : null;
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

export default function RequestStatus({ loaderData: { lead, page }, actionData, params, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (actionData?.erased) return <DeadLink title={m.leads_status_erased_title()} text={m.leads_status_erased_text()} />;
  if (!lead || !page) return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  const path = `/solicitud/${params.token}`;
  const { receipt, quoted, today, thread, advice, way, meeting, after } = page;
  const others = `${path}/centros`;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-20 md:pt-8 md:pb-25">
      <WithdrawalUndo receivers={lead.receivers} />
      <RequestWayCard lead={lead} way={way} meeting={meeting} others={others} />
      <RequestPanels
        lead={lead}
        way={way}
        receipt={receipt}
        advice={advice}
        path={path}
        quotes={{ path: `${path}/presupuestos`, quoted, today }}
        meeting={meeting}
        after={after}
        others={others}
        deciding={thread && { thread, path: `${path}/mensajes/${thread.center.slug}` }}
        messagesWith={({ slug }) => `${path}/mensajes/${slug}`}
      />
    </main>
  );
}
