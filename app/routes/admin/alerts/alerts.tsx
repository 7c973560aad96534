import CircleCheck from "lucide-react/icons/circle-check";
import Download from "lucide-react/icons/download";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { WorkerNote } from "#app/components/operations/worker-note.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { silenceRule, takeAlert, tryAlert } from "#domain/alerts/act-on-alert.server.ts";
import { openAlerts, watchedRules } from "#domain/alerts/alert-queries.server.ts";
import { ALERT_RULES, SILENCES } from "#domain/alerts/rules.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/alerts";
import { AlertCard } from "./alert-card.tsx";
import { WatchedPanel } from "./watched-panel.tsx";

const PATH = "/dashboard/admin/alertas";
const DONE = ["silenced", "unsilenced", "taken", "tried"] as const;

export const handle = { query: { hecho: oneOf(DONE) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, alertsHeard } = context.get(servicesContext);
  const [open, watched, worker] = await Promise.all([openAlerts(db), watchedRules(db), workerBeat(db)]);
  const done = DONE.find((one) => one === new URL(request.url).searchParams.get("hecho"));
  return { open, watched, worker, done, hook: alertsHeard };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const ctx = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const form = await readForm(request);
  const done = (what: (typeof DONE)[number]) => redirect(href(`${PATH}?hecho=${what}`), { status: 303 });
  const rule = ALERT_RULES.find((one) => one === textOf(form, "regla"));
  switch (textOf(form, "accion")) {
    case "silenciar": {
      const silence = SILENCES.find((one) => one === textOf(form, "hasta"));
      if (!rule || !silence) return data({ wrong: m.alerts_silence_missing() }, { status: 422 });
      await silenceRule(ctx, userId, rule, silence);
      throw done("silenced");
    }
    case "avisar":
      if (!rule) throw data(null, { status: 400 });
      await silenceRule(ctx, userId, rule, null);
      throw done("unsilenced");
    case "tomar":
      if (!(await takeAlert(ctx, userId, textOf(form, "alerta")))) return data({ wrong: m.alerts_gone() }, { status: 409 });
      throw done("taken");
    case "probar":
      if (!(await tryAlert(ctx, userId))) return data({ wrong: m.alerts_too_soon() }, { status: 429 });
      throw done("tried");
    default:
      throw data(null, { status: 400 });
  }
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.alerts_title(), matches);

/** What needs a person now, and everything that is watched. */
export default function AdminAlerts({ loaderData: { open, watched, worker, done, hook }, actionData }: Route.ComponentProps) {
  const said = {
    silenced: m.alerts_done_silenced,
    unsilenced: m.alerts_done_unsilenced,
    taken: m.alerts_done_taken,
    tried: hook ? m.alerts_done_tried_hook : m.alerts_done_tried,
  };
  return (
    <DashboardPage
      title={m.alerts_title()}
      subtitle={open.length === 0 ? m.alerts_lead_none() : m.alerts_lead({ count: open.length })}
      actions={
        <Button kind="outline" href={href(`${PATH}/grafana.json`)} download icon={<Download />}>
          {m.alerts_grafana()}
        </Button>
      }
    >
      {actionData && (
        <Note kind="error" live>
          {actionData.wrong}
        </Note>
      )}
      <DoneNote>{actionData ? undefined : done && said[done]()}</DoneNote>
      <WorkerNote {...worker} />
      {open.length === 0 && watched.length > 0 && (
        <Note kind="ok" icon={<CircleCheck />}>
          {m.alerts_none()}
        </Note>
      )}
      {open.map((alert) => (
        <AlertCard key={alert.id} alert={alert} hook={hook} />
      ))}
      <WatchedPanel watched={watched} />
    </DashboardPage>
  );
}
