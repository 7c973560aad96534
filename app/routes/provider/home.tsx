import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { viewerOf } from "#app/guards.server.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  return { name: calledBy(viewerOf(context)) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_home(), matches);

/** Where a center or a specialist begins. */
export default function ProviderHome({ loaderData: { name } }: Route.ComponentProps) {
  return <DashboardPage title={m.team_hello({ name })}>{null}</DashboardPage>;
}
