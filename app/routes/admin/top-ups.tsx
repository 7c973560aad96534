import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TopUpTable } from "#app/components/topups/top-up-table.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TOP_UP_METHODS, TOP_UP_STATUSES, type TopUpMethod, type TopUpStatus } from "#domain/topups/top-up.ts";
import { countVouchers, topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { TOP_UP_METHOD_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import type { Route } from "./+types/top-ups";

const PATH = "/dashboard/admin/recargas";

export const handle = { query: { estado: oneOf(TOP_UP_STATUSES), por: oneOf(TOP_UP_METHODS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const status = TOP_UP_STATUSES.find((name) => name === asked.get("estado")) ?? null;
  const method = TOP_UP_METHODS.find((name) => name === asked.get("por")) ?? null;
  const { db } = context.get(servicesContext);
  const [topUps, waiting] = await Promise.all([topUpsOfAll(db, status, method), countVouchers(db)]);
  return { status, method, topUps, waiting };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_admin_title(), matches);

const listQueryOf = (asked: Record<string, string>) => {
  const query = new URLSearchParams(asked);
  return query.size > 0 ? `?${query}` : "";
};

/** The top-ups of all centers; those that wait for our team come first. */
export default function TopUps({ loaderData: { status, method, topUps, waiting } }: Route.ComponentProps) {
  const at = (view: TopUpStatus | null, way: TopUpMethod | null) =>
    href(`${PATH}${listQueryOf({ ...(view && { estado: view }), ...(way && { por: way }) })}`);
  const views = [null, ...TOP_UP_STATUSES].map((view) => ({
    href: at(view, method),
    label: view ? TOP_UP_STATUS_NAMES[view]() : m.topups_admin_all(),
    ...(view === "sent" && { count: waiting }),
    current: view === status,
  }));
  return (
    <DashboardPage title={m.topups_admin_title()} subtitle={m.topups_admin_lead()}>
      <Tabs label={m.topups_admin_filter()} items={views} />
      <Panel
        title={status ? TOP_UP_STATUS_NAMES[status]() : m.topups_admin_all()}
        aside={
          <form action={href(PATH)} className="flex flex-wrap items-center gap-2">
            {status && <input type="hidden" name="estado" value={status} />}
            <Select
              key={method}
              small
              name="por"
              aria-label={m.topups_column_method()}
              placeholder={m.topups_admin_every_method()}
              options={TOP_UP_METHODS.map((value) => ({ value, label: TOP_UP_METHOD_NAMES[value]() }))}
              defaultValue={method ?? ""}
            />
            <Button type="submit" kind="outline" size="s">
              {m.lists_apply()}
            </Button>
          </form>
        }
      >
        {topUps.length === 0 ? (
          <p className="text-ink-2">{m.topups_admin_none()}</p>
        ) : (
          <TopUpTable caption={m.topups_admin_title()} rows={topUps} under={PATH} withCenter />
        )}
      </Panel>
    </DashboardPage>
  );
}
