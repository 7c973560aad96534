import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { requestPath } from "#app/components/patients/next-step-words.ts";
import { RequestPanels } from "#app/components/patients/request-panels.tsx";
import { RequestWayCard } from "#app/components/patients/request-way.tsx";
import { TogetherPanel } from "#app/components/patients/together-panel.tsx";
import { WithdrawalUndo } from "#app/components/patients/withdrawal-undo.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { changeRequest } from "#app/forms/leads/change-request.server.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { loadRequestPage } from "#app/forms/patients/request-page.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { ownCompanion } from "#domain/companions/companion-queries.server.ts";
import { eraseLeadOfMailbox, leadOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { patientOfMailbox } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/request";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const mailbox = mailboxOf(viewer);
  const lead = await leadOfMailbox(services, mailbox, params.id);
  if (!lead) throw data(null, { status: 404 });
  const { userId } = viewer;
  const partyFacing = ({ id }: { id: string }) => patientOfMailbox(services, { ...mailbox, userId }, lead.id, id);
  const [page, companion] = await Promise.all([
    loadRequestPage(services, { leadId: lead.id, lead, userId, partyFacing }),
    ownCompanion(services.db, userId),
  ]);
  return { lead, companion, ...page };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${viewer.userId}` as const };
  const mailbox = mailboxOf(viewer);
  const lead = await leadOfMailbox(services, mailbox, params.id);
  if (!lead) throw data(null, { status: 404 });
  const evidence = evidenceOf(request, context.get(factsContext), services.publicUrl);
  const erase = () => eraseLeadOfMailbox(services, mailbox, lead.id);
  const changed = await changeRequest(services, { leadId: lead.id, token: lead.token, evidence, erase }, await readForm(request));
  if (changed === "unknown") throw data(null, { status: 422 });
  throw redirect(href(changed === "erased" ? "/dashboard/user/solicitudes?borrada=si" : requestPath(lead.id)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.leads_status_page_title(), matches);

/** One request: how far it has come, who has it and what they did, its receipt, and the ways to stop. */
export default function PatientRequest({ loaderData }: Route.ComponentProps) {
  const { lead, companion, receipt, quoted, today, thread, advice, way, meeting, after } = loaderData;
  const others = `/solicitud/${lead.token}/centros`;
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/user/solicitudes")}>{m.patients_requests()}</BackLink>
      <WithdrawalUndo receivers={lead.receivers} />
      <RequestWayCard lead={lead} way={way} meeting={meeting} others={others} />
      <RequestPanels
        lead={lead}
        way={way}
        receipt={receipt}
        advice={advice}
        path={requestPath(lead.id)}
        quotes={{ path: "/dashboard/user/presupuestos", quoted, today }}
        meeting={meeting}
        after={after}
        others={others}
        together={<TogetherPanel leadId={lead.id} companion={companion} />}
        deciding={thread && { thread, path: `${requestPath(lead.id)}/mensajes/${thread.providerId}` }}
        messagesWith={({ id }) => `${requestPath(lead.id)}/mensajes/${id}`}
      />
    </DashboardPage>
  );
}
