import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  return { name: calledBy(viewerOf(context)) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_home(), matches);

/** Where a patient begins: what comes next, and what is under way. */
export default function PatientHome({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.patients_hello({ name })}>
      <Panel title={m.patients_first_title()}>
        <p className="text-ink-2">{m.patients_first_text()}</p>
        <p className="flex flex-wrap gap-2">
          <Button kind="cta" href={href("/busqueda")}>
            {m.patients_first_search()}
          </Button>
          <Button kind="outline" href={href("/comparar")}>
            {m.patients_first_compare()}
          </Button>
          <Button kind="outline" href={href("/asesoramiento")}>
            {m.patients_first_ask()}
          </Button>
        </p>
      </Panel>
    </DashboardPage>
  );
}
