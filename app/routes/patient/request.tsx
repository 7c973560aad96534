import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PendingSteps } from "#app/components/leads/confirm-cards.tsx";
import { EraseDetails } from "#app/components/leads/erase-details.tsx";
import { canNameMore, receiptFacts, standing } from "#app/components/leads/request-facts.tsx";
import { requestPath } from "#app/components/patients/next-step-card.tsx";
import { requestTitle } from "#app/components/patients/request-panel.tsx";
import { ThreadLink } from "#app/components/threads/thread-link.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { eraseLeadOfMailbox, leadOfMailbox } from "#domain/leads/account-leads.server.ts";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/request";
import { ReceiverStory } from "./request/receiver-story.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const lead = await leadOfMailbox(context.get(servicesContext), mailboxOf(viewerOf(context)), params.id);
  if (!lead) throw data(null, { status: 404 });
  return { lead };
}

/** `confirmar` confirms that the address is theirs; `borrar` erases everything. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const mailbox = mailboxOf(viewer);
  const lead = await leadOfMailbox(services, mailbox, params.id);
  if (!lead) throw data(null, { status: 404 });
  const form = await readForm(request);
  switch (textOf(form, "accion")) {
    case "confirmar": {
      const evidence = evidenceOf(request, context.get(factsContext), services.publicUrl);
      await confirmEmail(services, { token: lead.token, evidence });
      throw redirect(href(requestPath(lead.id)), { status: 303 });
    }
    case "borrar":
      await eraseLeadOfMailbox({ ...services, actor: `patient:${viewer.userId}` }, mailbox, lead.id);
      throw redirect(href("/dashboard/user/solicitudes?borrada=si"), { status: 303 });
    default:
      throw data(null, { status: 422 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.leads_status_page_title(), matches);

/** One request: who has it and what they did, its receipt, and the ways to stop. */
export default function PatientRequest({ loaderData: { lead }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const others = href(`/solicitud/${lead.token}/centros`);
  const named = lead.receivers.length > 0 && lead.awaits !== "names";
  return (
    <DashboardPage>
      <TextLink href={href("/dashboard/user/solicitudes")} icon={<ArrowLeft />} className="-my-2 justify-self-start">
        {m.patients_requests()}
      </TextLink>
      <div>
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{requestTitle(lead)}</h1>
        <p className="mt-1 text-ink-2">
          <span className="num">{lead.number}</span> · {formatWeekday(lead.createdAt)}, {formatTime(lead.createdAt)}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <PendingSteps lead={lead} centersUrl={others} />
          <Panel
            title={lead.awaits === "click" ? m.leads_status_centers_named() : m.patients_who_has_it()}
            aside={
              named && !lead.awaits && <span className="text-ink-3 text-sm">{m.patients_nobody_else({ count: told(lead.receivers) })}</span>
            }
          >
            <p className="text-ink-2 text-sm">{standing(lead)}</p>
            {named && (
              <ul>
                {lead.receivers.map((receiver) => (
                  <ReceiverStory
                    key={receiver.id}
                    receiver={receiver}
                    messages={
                      <ThreadLink receiver={receiver} askFirst={lead.askFirst} path={`${requestPath(lead.id)}/mensajes/${receiver.id}`} />
                    }
                  />
                ))}
              </ul>
            )}
            {canNameMore(lead) && (
              <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-input border-dashed px-4 py-3">
                <p className="text-sm">{m.patients_prefer_another()}</p>
                <Button kind="outline" size="s" href={others}>
                  {m.leads_status_more()}
                </Button>
              </div>
            )}
          </Panel>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <Panel title={m.leads_sent_receipt()}>
            <Facts facts={receiptFacts(lead)} />
          </Panel>
          <Panel title={m.patients_stop()} id="parar">
            <p className="text-sm">
              {m.leads_status_control_text()}{" "}
              <a className="link num" href={`tel:${site.phoneE164}`}>
                {site.phone}
              </a>
              .
            </p>
            <EraseDetails title={m.leads_status_erase()} text={m.leads_status_erase_text()} />
          </Panel>
        </div>
      </div>
    </DashboardPage>
  );
}

const told = (receivers: readonly { offeredAt: Date | null }[]) => receivers.filter(({ offeredAt }) => offeredAt !== null).length;
