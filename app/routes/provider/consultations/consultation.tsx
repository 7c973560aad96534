import { data, redirect } from "react-router";
import { ConsultationActs } from "#app/components/consultations/acts.tsx";
import { isUnmailed } from "#app/components/consultations/agenda.ts";
import { ConsultationFacts } from "#app/components/consultations/consultation-facts.tsx";
import { MovePanel } from "#app/components/consultations/move-panel.tsx";
import { ComingBadge, StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { TwoClocks } from "#app/components/consultations/two-clocks.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { servicesContext } from "#app/context.ts";
import { actOn, refusalOf, statusOfRefusal } from "#app/forms/consultations/act.server.ts";
import { shownSlots } from "#app/forms/consultations/shown-slots.ts";
import { done, ownCenter } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { consultationOfProvider } from "#domain/consultations/consultation-queries.server.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { mayMove } from "#domain/consultations/transitions.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/consultation";

export const handle = { query: { desde: calendarDay } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const consultation = await consultationOfProvider(services, (await ownCenter(context, "agenda.keep")).id, params.id);
  if (!consultation) throw data(null, { status: 404 });
  const { slots, zone, now } = await freeSlotsOf(services.db, consultation.providerId, consultation.doctor?.id);
  const from = new URL(request.url).searchParams.get("desde");
  const movable = mayMove(consultation, consultation.proposal !== null, now) && consultation.movesFrom === null;
  return { consultation, now, slots: movable ? shownSlots(slots, zone, from) : null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { id: providerId } = await ownCenter(context, "agenda.keep");
  const form = await readForm(request);
  const answer = await actOn({ ...services, actor: `provider:${userId}` }, { side: "provider", providerId }, params.id, form);
  if (answer.outcome === "not-found") throw data(null, { status: 404 });
  if (answer.outcome === "unknown") throw data(null, { status: 422 });
  const refusal = refusalOf(answer);
  if (refusal) {
    const about = textOf(form, "accion") === "mover" ? "time" : "link" in answer ? "link" : "all";
    return data({ refusal, about, link: "link" in answer ? answer.link : "" }, { status: statusOfRefusal(answer) });
  }
  const act = textOf(form, "accion");
  if (textOf(form, "volver") === "hoy" && (act === "hecha" || act === "no-hubo")) throw done("/dashboard/provider", act);
  if (act === "mover") throw done("/dashboard/provider/agenda", "propuesta");
  throw redirect(href("/dashboard/provider/agenda"), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_one(), matches);

/** One consultation of the agenda, with what the center may do about it. */
export default function AgendaConsultation({ loaderData: { consultation, now, slots }, actionData }: Route.ComponentProps) {
  const { id, patientName, status, proposal, saysComing } = consultation;
  const path = (from: string) => `/dashboard/provider/agenda/consulta/${id}?desde=${from}#otra-hora`;
  const typed = actionData?.about === "link" ? { link: actionData.link, error: actionData.refusal } : undefined;
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      <div className="grid gap-2">
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">
          {m.consultations_with({ name: patientName || m.consultations_nobody() })}
        </h1>
        <StatusBadge status={status} waitsForOther={consultation.askedBy === "provider" || proposal?.askedBy === "provider"} />
        {status === "confirmed" && saysComing && <ComingBadge />}
      </div>
      {actionData && (actionData.about === "all" || (actionData.about === "time" && !slots)) && (
        <ToldNote kind="error">{actionData.refusal}</ToldNote>
      )}
      <Panel title={m.consultations_when()}>
        <TwoClocks consultation={consultation} side="provider" />
        {proposal && (
          <Note kind="info">
            {proposal.askedBy === "provider" ? m.consultations_proposal_sent() : m.consultations_proposal_got()}{" "}
            <a className="link" href={href(`/dashboard/provider/agenda/consulta/${proposal.id}`)}>
              {m.consultations_proposal_see()}
            </a>
          </Note>
        )}
        {isUnmailed(consultation) && (
          <Note kind="caution">
            {(consultation.guestMail?.told === "held" ? m.consultations_unmailed_held : m.consultations_unmailed_refused)({
              name: patientName || m.consultations_nobody(),
            })}
          </Note>
        )}
        <ConsultationActs consultation={consultation} side="provider" now={now} typed={typed} />
        <ConsultationFacts consultation={consultation} />
      </Panel>
      {slots && <MovePanel slots={slots} path={path} error={actionData?.about === "time" ? actionData.refusal : undefined} />}
    </DashboardPage>
  );
}
