import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { SecurityDoor } from "#app/components/identity/security-door.ts";
import { SecurityPanels } from "#app/components/identity/security-panels.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnSecurity } from "#app/forms/identity/act-on-security.server.ts";
import { loadSecurity } from "#app/forms/identity/security.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/security";

const PATH = "/dashboard/provider/seguridad";

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context.get(servicesContext).db, viewerOf(context));

export const action = (asked: Route.ActionArgs) => actOnSecurity(asked, PATH);

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.identity_security_page_title(), matches);

/** How somebody of a center signs in, and where they are signed in. */
export default function ProviderSecurity({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.identity_security_title()} subtitle={m.identity_security_lead()}>
      <SecurityDoor value={PATH}>
        <SecurityPanels security={loaderData} answer={actionData} />
      </SecurityDoor>
    </DashboardPage>
  );
}
