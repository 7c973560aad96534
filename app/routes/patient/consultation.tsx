import CalendarPlus from "lucide-react/icons/calendar-plus";
import { data, redirect } from "react-router";
import { ConsultationActs } from "#app/components/consultations/acts.tsx";
import { ConsultationFacts } from "#app/components/consultations/consultation-facts.tsx";
import { MovePanel } from "#app/components/consultations/move-panel.tsx";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { TwoClocks } from "#app/components/consultations/two-clocks.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { WhatsappPanel } from "#app/components/patients/whatsapp-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { actOn, refusalOf, statusOfRefusal } from "#app/forms/consultations/act.server.ts";
import { shownSlots } from "#app/forms/consultations/shown-slots.ts";
import { actOnWhatsapp, loadWhatsapp } from "#app/forms/patients/whatsapp-form.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { consultationOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { mayMove } from "#domain/consultations/transitions.ts";
import { reviewOfConsultation } from "#domain/reviews/review-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/consultation";

export const handle = { query: { desde: calendarDay } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const consultation = await consultationOfPatient(db, viewerOf(context).userId, params.id);
  if (!consultation) throw data(null, { status: 404 });
  const { slots, now } = await freeSlotsOf(db, consultation.providerId, consultation.doctor?.id);
  const from = new URL(request.url).searchParams.get("desde");
  const movable = mayMove(consultation, consultation.proposal !== null, now) && consultation.movesFrom === null;
  const reviewed = (await reviewOfConsultation(db, viewerOf(context).userId, params.id)) !== null;
  const ahead = (consultation.status === "requested" || consultation.status === "confirmed") && now < consultation.startsAt;
  return {
    consultation,
    now,
    reviewed,
    whatsapp: ahead ? await loadWhatsapp(context) : null,
    slots: movable ? shownSlots(slots, consultation.patientZone, from) : null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const told = await actOnWhatsapp(context, request, form);
  if (told === "done") throw redirect(href(`/dashboard/user/consultas/${params.id}#whatsapp`), { status: 303 });
  if (told) return data(told, { status: 422 });
  // A button about the proposal names the row of the proposal.
  const id = textOf(form, "consulta") || params.id;
  const answer = await actOn({ ...services, actor: `patient:${userId}` }, { side: "patient", userId }, id, form);
  if (answer.outcome === "not-found") throw data(null, { status: 404 });
  if (answer.outcome === "unknown") throw data(null, { status: 422 });
  const refusal = refusalOf(answer);
  if (refusal) return data({ refusal, aboutTime: textOf(form, "accion") === "mover" }, { status: statusOfRefusal(answer) });
  throw redirect(href(`/dashboard/user/consultas/${answer.outcome === "done" ? id : params.id}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_one(), matches);

/** One consultation, with what its patient may do about it. */
export default function PatientConsultation({
  loaderData: { consultation, now, reviewed, slots, whatsapp },
  actionData,
}: Route.ComponentProps) {
  const { id, providerName, providerSlug, status, proposal, askedBy, saysComing } = consultation;
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  const path = (from: string) => `/dashboard/user/consultas/${id}?desde=${from}#otra-hora`;
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/user/consultas")}>{m.consultations_mine()}</BackLink>
      <div className="grid gap-2">
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.consultations_with({ name: providerName })}</h1>
        <StatusBadge status={status} />
      </div>
      {refused && !(refused.aboutTime && slots) && <ToldNote kind="error">{refused.refusal}</ToldNote>}
      <Panel title={m.consultations_when()}>
        <TwoClocks consultation={consultation} side="patient" />
        {status === "requested" && askedBy === "patient" && (
          <p className="text-ink-2 text-sm">{m.consultations_waits_for({ name: providerName })}</p>
        )}
        {status === "confirmed" && saysComing && <p className="text-ink-2 text-sm">{m.consultations_answer_yes({ name: providerName })}</p>}
        {proposal && (
          <Note kind="info">
            {proposal.askedBy === "patient" ? m.consultations_proposal_sent() : m.consultations_proposal_got()}{" "}
            <a className="link" href={href(`/dashboard/user/consultas/${proposal.id}`)}>
              {m.consultations_proposal_see()}
            </a>
          </Note>
        )}
        <ConsultationActs consultation={consultation} side="patient" now={now} />
        <ConsultationFacts consultation={consultation} />
        {status === "held" && (
          <p>
            <Button kind={reviewed ? "outline" : "cta"} href={href(`/dashboard/user/consultas/${id}/resena`)}>
              {reviewed ? m.reviews_see_yours() : m.reviews_write()}
            </Button>
          </p>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {(status === "requested" || status === "confirmed") && (
            <Button kind="outline" size="s" icon={<CalendarPlus />} href={href(`/dashboard/user/consultas/${id}/cita.ics`)} download>
              {m.consultations_file()}
            </Button>
          )}
          <TextLink href={href(`/centros/${providerSlug}`)}>{m.consultations_profile()}</TextLink>
        </p>
      </Panel>
      {whatsapp && <WhatsappPanel {...whatsapp} mistakes={actionData && "mistakes" in actionData ? actionData.mistakes : undefined} />}
      {slots && <MovePanel slots={slots} path={path} error={refused?.aboutTime ? refused.refusal : undefined} />}
    </DashboardPage>
  );
}
