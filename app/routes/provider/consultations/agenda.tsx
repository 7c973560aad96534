import CalendarSync from "lucide-react/icons/calendar-sync";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { data, redirect } from "react-router";
import { AgendaBoard } from "#app/components/consultations/agenda-board.tsx";
import { AgendaControls, WeekStrip } from "#app/components/consultations/agenda-controls.tsx";
import { AgendaDay } from "#app/components/consultations/agenda-day.tsx";
import { AgendaGrid } from "#app/components/consultations/agenda-grid.tsx";
import { AgendaLegend } from "#app/components/consultations/agenda-legend.tsx";
import { ClosuresPanel } from "#app/components/consultations/closures-panel.tsx";
import { HoursPanel } from "#app/components/consultations/hours-panel.tsx";
import { WaitingCard } from "#app/components/consultations/waiting-card.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { servicesContext } from "#app/context.ts";
import { readClosure } from "#app/forms/consultations/closure-form.server.ts";
import { ownCenter, ownMember } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay, oneOf, slugs } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { agendaView } from "#domain/consultations/agenda.server.ts";
import { zoneOf } from "#domain/consultations/hours-queries.server.ts";
import { collisionsOf } from "#domain/consultations/outside-calendars.server.ts";
import { addOtherDays, removeOtherDays } from "#domain/consultations/set-hours.server.ts";
import { dayIn } from "#domain/consultations/slots.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/agenda";

const CALENDARS = "/dashboard/provider/agenda/calendarios";

/** What was done on a screen that leads back here: a consultation written down, with and without a mail address, another time proposed. */
const DONE = ["consulta", "telefono", "propuesta"] as const;
const SAID: Readonly<Record<(typeof DONE)[number], () => string>> = {
  consulta: m.consultations_entered,
  telefono: m.consultations_entered_phone,
  propuesta: m.consultations_proposed,
};

export const handle = {
  query: { semana: calendarDay, vista: oneOf(["dia"]), doctor: slugs(36), hecho: oneOf(DONE) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = await ownCenter(context, "agenda.keep");
  const query = new URL(request.url).searchParams;
  const view = query.has("vista") ? "day" : "week";
  const services = context.get(servicesContext);
  const [shown, collisions] = await Promise.all([
    agendaView(services, id, { view, day: query.get("semana"), doctorId: query.get("doctor") }),
    collisionsOf(services, id),
  ]);
  return { ...shown, collisions: collisions.length, said: DONE.find((one) => one === query.get("hecho")) ?? null };
}

/** Closes days, opens a holiday, or undoes either. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const member = await ownMember(context, "agenda.keep");
  const form = await readForm(request);
  const now = await databaseTime(services.db);
  switch (textOf(form, "accion")) {
    case "cerrar-dias": {
      const read = readClosure(form, dayIn(now, await zoneOf(services.db, member.providerId)));
      if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
      const answer = await addOtherDays(services, member, read.days);
      if (answer === "unknown") throw data(null, { status: 422 });
      if (answer === "too-many") return data({ typed: undefined, errors: { desde: m.consultations_error_many_days() } }, { status: 422 });
      break;
    }
    case "abrir-dia": {
      const day = textOf(form, "dia");
      if (!isDay(day)) throw data(null, { status: 422 });
      await addOtherDays(services, member, { kind: "open", firstDay: day, lastDay: day, reason: "", doctorId: null });
      break;
    }
    case "quitar-dias":
      await removeOtherDays(services, member, textOf(form, "dias"));
      break;
    default:
      throw data(null, { status: 422 });
  }
  throw redirect(href("/dashboard/provider/agenda#cierres"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_agenda(), matches);

/** A center's agenda: proposals that wait for an answer, the week or a day, and the hours for patients. */
export default function Agenda({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, days, day, view, today, zone, hours, doctors, chosen, otherDays, holidays, now, said } = loaderData;
  const count = days.find((shown) => shown.day === today)?.consultations.length ?? 0;
  const toAnswer = waiting.find(({ status }) => status === "requested");
  const posted = actionData;
  const heading = useId();
  const asked = { day, view, doctorId: chosen?.id ?? null };
  return (
    <DashboardPage
      title={m.consultations_agenda()}
      subtitle={m.consultations_agenda_text({ day: formatWeekday(today), count, waiting: waiting.length })}
      actions={
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-1">
          <Button kind="outline" icon={<CalendarSync />} href={href(CALENDARS)}>
            {m.consultations_calendars()}
          </Button>
          <Button kind="outline" icon={<Plus />} data-key="n" href={href("/dashboard/provider/agenda/nueva")}>
            {m.consultations_enter()}
          </Button>
        </div>
      }
    >
      {said && (
        <Note kind="ok" live>
          {SAID[said]()}
        </Note>
      )}
      {loaderData.collisions > 0 && (
        <Note kind="info">
          {m.consultations_collisions_note({ count: loaderData.collisions })}{" "}
          <a className="link" href={href(CALENDARS)}>
            {m.consultations_collisions_see()}
          </a>
        </Note>
      )}
      {waiting.length > 0 && (
        <section aria-label={m.consultations_waiting()}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {waiting.map((consultation) => (
              <WaitingCard key={consultation.id} consultation={consultation} now={now} first={consultation === toAnswer} />
            ))}
          </ul>
        </section>
      )}
      <section
        aria-labelledby={heading}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-xl border bg-surface px-4 pt-4.5 elevation-1 md:px-6 md:py-5.5"
      >
        <AgendaControls {...{ asked, today, days, doctors, heading }} />
        <WeekStrip asked={asked} today={today} days={days} />
        {view === "day" ? <AgendaGrid {...loaderData} /> : <AgendaBoard {...loaderData} />}
        <AgendaDay {...loaderData} />
        <AgendaLegend doctors={doctors} view={view} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <HoursPanel hours={hours} doctors={doctors} zone={zone} now={now} />
        <ClosuresPanel
          days={otherDays}
          doctors={doctors}
          holidays={holidays}
          typed={posted && "typed" in posted ? posted.typed : undefined}
          errors={posted?.errors}
        />
      </div>
      <KeyHints
        hints={[
          { keys: ["ArrowLeft", "ArrowRight"], words: view === "day" ? m.consultations_key_day() : m.consultations_key_week() },
          { keys: ["t"], words: m.consultations_today() },
          { keys: ["j", "k"], words: m.consultations_key_consultation(), rare: true },
          { keys: ["c"], words: m.consultations_key_confirm() },
          { keys: ["r"], words: m.consultations_key_other_time(), rare: true },
          { keys: ["n"], words: m.consultations_key_new() },
        ]}
      />
    </DashboardPage>
  );
}
