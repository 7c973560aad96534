import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { OwnPanel } from "#app/components/identity/own-panel.tsx";
import { SecurityPanels } from "#app/components/identity/security-panels.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnSecurity } from "#app/forms/identity/act-on-security.server.ts";
import { loadSecurity } from "#app/forms/identity/security.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlySignedIn } from "#app/only-for.server.ts";
import { ownPanel } from "#app/own-panel.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/security";

export const handle = { frame: "own" } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

export async function loader({ context }: Route.LoaderArgs) {
  const [security, panel] = await Promise.all([loadSecurity(context.get(servicesContext).db, viewerOf(context)), ownPanel(context)]);
  return { security, panel };
}

export const action = actOnSecurity;

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_security_page_title(), matches);
}

/** How a person signs in, and where they are signed in: one page for all, in the frame of their area. */
export default function Security({ loaderData: { security, panel }, actionData }: Route.ComponentProps) {
  return (
    <OwnPanel panel={panel}>
      <DashboardPage title={m.identity_security_title()} subtitle={m.identity_security_lead()}>
        <SecurityPanels security={security} answer={actionData} />
      </DashboardPage>
    </OwnPanel>
  );
}
