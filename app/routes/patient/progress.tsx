import CalendarDown from "lucide-react/icons/calendar-arrow-down";
import Plus from "lucide-react/icons/plus";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { PausedSky, PROGRESS_PATH } from "#app/components/patients/paused-sky.tsx";
import { servicesContext } from "#app/context.ts";
import { entryPath } from "#app/forms/patients/entry-words.ts";
import { pauseOf } from "#app/forms/patients/progress-form.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import type { Shape } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { closeFeed, hasFeed, openFeed } from "#domain/patients/calendar-feed.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { endPause, pausePlace } from "#domain/patients/pause.server.ts";
import { agendaOf, horizonOf, monthOf, nextAppointment, resultsOf, shownStages } from "#domain/patients/progress.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import { markTaken } from "#domain/patients/save-entry.server.ts";
import { m } from "#messages/m.ts";
import { addDays, isDay } from "#platform/days.ts";
import type { Route } from "./+types/progress";
import { Agenda } from "./progress/agenda.tsx";
import { FeedPanel } from "./progress/feed-panel.tsx";
import { HorizonCard } from "./progress/horizon-card.tsx";
import { MonthPanel } from "./progress/month-panel.tsx";
import { PausePanel } from "./progress/pause-panel.tsx";
import { PausedPanels } from "./progress/paused-panels.tsx";
import { Results } from "./progress/results.tsx";
import { Stages } from "./progress/stages.tsx";

const month: Shape = (value) => (isDay(`${value}-01`) ? value : null);

export const handle = { query: { mes: month } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const [{ entries, today }, { pause, fullWords }, feed] = await Promise.all([
    progressOf(services, userId),
    settingsOf(services.db, userId),
    hasFeed(services, userId),
  ]);
  const asked = new URL(request.url).searchParams.get("mes") ?? today.slice(0, 7);
  const tomorrow = addDays(today, 1);
  return {
    today,
    pause,
    fullWords,
    feed,
    empty: entries.length === 0,
    stages: shownStages(entries, today),
    results: resultsOf(entries),
    horizon: horizonOf(entries, today),
    agenda: [...agendaOf(entries, today), ...agendaOf(entries, tomorrow)],
    next: nextAppointment(entries, today),
    month: { name: asked, weeks: monthOf(entries, asked, today) },
  };
}

/** `marcar` and `desmarcar` a medicine, `pausar` and `seguir`, and the private address of the calendar. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${userId}` as const };
  const form = await readForm(request);
  const asked = textOf(form, "accion");
  switch (asked) {
    case "marcar":
    case "desmarcar": {
      const mark = { id: textOf(form, "id"), day: textOf(form, "dia"), time: textOf(form, "hora"), taken: asked === "marcar" };
      const { outcome } = await markTaken(services, userId, mark);
      if (outcome === "gone") throw data(null, { status: 404 });
      break;
    }
    case "pausar":
      await pausePlace(services, userId, pauseOf(form));
      break;
    case "seguir":
      await endPause(services, userId);
      break;
    case "abrir-calendario":
      return { feedAddress: `${services.publicUrl}${href(`/calendario/${await openFeed(services, userId)}`)}` };
    case "cerrar-calendario":
      await closeFeed(services, userId);
      break;
    default:
      throw data(null, { status: 422 });
  }
  throw redirect(href(PROGRESS_PATH), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_progress(), matches);

/** Stages, medicines and appointments, as the patient enters them. */
export default function PatientProgress({ loaderData, actionData }: Route.ComponentProps) {
  const { today, pause, fullWords, feed, empty, stages, results, horizon, agenda, next, month: shown } = loaderData;
  if (pause)
    return (
      <DashboardPage>
        <PausedSky pause={pause} />
        <PausedPanels pause={pause} />
      </DashboardPage>
    );
  return (
    <DashboardPage
      title={m.patients_progress()}
      subtitle={m.patients_progress_text()}
      actions={
        <div className="flex flex-wrap gap-2">
          {!empty && (
            <Button kind="outline" size="s" href={href(`${PROGRESS_PATH}/calendario.ics`)} download icon={<CalendarDown />}>
              {m.patients_calendar_file()}
            </Button>
          )}
          <Button kind="primary" size="s" href={href(entryPath(stages.length === 0 ? "stage" : "medicine"))} icon={<Plus />}>
            {m.patients_note_down()}
          </Button>
        </div>
      }
    >
      {horizon && <HorizonCard horizon={horizon} stages={stages} next={next} today={today} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          {!empty && <Agenda items={agenda} today={today} />}
          <Stages stages={stages} />
          {results.length > 0 && <Results results={results} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          {!empty && <MonthPanel month={shown} />}
          <PausePanel inTreatment={stages.some(({ state }) => state === "current")} />
          {!empty && <FeedPanel open={feed} address={actionData?.feedAddress ?? null} fullWords={fullWords} />}
        </div>
      </div>
    </DashboardPage>
  );
}
