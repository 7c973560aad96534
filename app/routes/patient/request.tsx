import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { requestPath } from "#app/components/patients/next-step-card.tsx";
import { requestTitle } from "#app/components/patients/request-panel.tsx";
import { RequestPanels } from "#app/components/patients/request-panels.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { changeRequest } from "#app/forms/leads/change-request.server.ts";
import { shownReceipt } from "#app/forms/leads/shown-receipt.server.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { threadToDecide } from "#app/forms/threads/thread-to-decide.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { adviceForPatient } from "#domain/inbox/own-advice.server.ts";
import { quotingCenters } from "#domain/quotes/patient-quotes.server.ts";
import { eraseLeadOfMailbox, leadOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { patientOfMailbox } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/request";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const mailbox = mailboxOf(viewer);
  const lead = await leadOfMailbox(services, mailbox, params.id);
  if (!lead) throw data(null, { status: 404 });
  const [receipt, quotes, thread, advice] = await Promise.all([
    shownReceipt(services.db, lead.id),
    quotingCenters(services, lead.id),
    threadToDecide(services, lead, ({ id }) => patientOfMailbox(services, { ...mailbox, userId: viewer.userId }, lead.id, id)),
    adviceForPatient(services, lead.id),
  ]);
  return { lead, receipt, quotes, thread, advice };
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

/** One request: who has it and what they did, its receipt, and the ways to stop. */
export default function PatientRequest({ loaderData: { lead, receipt, quotes, thread, advice } }: Route.ComponentProps) {
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/user/solicitudes")}>{m.patients_requests()}</BackLink>
      <div>
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{requestTitle(lead)}</h1>
        <p className="mt-1 text-ink-2">
          <span translate="no" className="num">{lead.number}</span> · {formatWeekday(lead.createdAt)},{" "}
          <span className="whitespace-nowrap">{formatTime(lead.createdAt)}</span>
        </p>
      </div>
      <RequestPanels
        lead={lead}
        receipt={receipt}
        advice={advice}
        path={requestPath(lead.id)}
        quotes={{ path: "/dashboard/user/presupuestos", from: quotes }}
        others={`/solicitud/${lead.token}/centros`}
        deciding={thread && { thread, path: `${requestPath(lead.id)}/mensajes/${thread.providerId}` }}
        messagesWith={({ id }) => `${requestPath(lead.id)}/mensajes/${id}`}
      />
    </DashboardPage>
  );
}
