import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TopUpTable } from "#app/components/topups/top-up-table.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { TOP_UP_STATUSES } from "#domain/topups/top-up.ts";
import { topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import type { Route } from "./+types/top-ups";

const PATH = "/dashboard/admin/recargas";

export const handle = { query: { estado: oneOf(TOP_UP_STATUSES) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("estado");
  const status = TOP_UP_STATUSES.find((name) => name === asked) ?? null;
  return { status, topUps: await topUpsOfAll(context.get(servicesContext).db, status) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_admin_title(), matches);

/** The top-ups of all centers; those that wait for our team come first. */
export default function TopUps({ loaderData: { status, topUps } }: Route.ComponentProps) {
  const views = [null, ...TOP_UP_STATUSES].map((view) => ({
    href: href(view ? `${PATH}?estado=${view}` : PATH),
    label: view ? TOP_UP_STATUS_NAMES[view]() : m.topups_admin_all(),
    current: view === status,
  }));
  return (
    <DashboardPage title={m.topups_admin_title()} subtitle={m.topups_admin_lead()}>
      <Tabs label={m.topups_admin_filter()} items={views} />
      <Panel title={status ? TOP_UP_STATUS_NAMES[status]() : m.topups_admin_all()}>
        {topUps.length === 0 ? (
          <p className="text-ink-2">{m.topups_admin_none()}</p>
        ) : (
          <TopUpTable caption={m.topups_admin_title()} rows={topUps} under={PATH} withCenter />
        )}
      </Panel>
    </DashboardPage>
  );
}
