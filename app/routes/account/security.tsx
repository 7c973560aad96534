import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { SECURITY } from "#app/components/identity/security-door.ts";
import { SecurityPanels } from "#app/components/identity/security-panels.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnSecurity } from "#app/forms/identity/act-on-security.server.ts";
import { loadSecurity } from "#app/forms/identity/security.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { onlySignedIn } from "#app/only-for.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context.get(servicesContext).db, viewerOf(context));

export const action = (asked: Route.ActionArgs) => actOnSecurity(asked, SECURITY);

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_security_page_title(), matches);
}

/** How a person signs in, and where they are signed in. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid gap-6 pt-8 pb-16 md:pt-12">
      <div className="grid gap-2">
        <h1 className="title-1">{m.identity_security_title()}</h1>
        <p className="lead">{m.identity_security_lead()}</p>
      </div>
      <SecurityPanels security={loaderData} answer={actionData} />
    </main>
  );
}
