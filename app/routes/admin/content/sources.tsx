import { SOURCES } from "#app/components/content/source-register.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { countSources, listSources } from "#domain/content/source-register.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/sources";

export const handle = { query: SOURCES.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = SOURCES.read(request.url);
  const [list, counts] = await Promise.all([listSources(db, asked), countSources(db, asked.search)]);
  return { ...list, counts, asked };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.references_title(), matches);

/** Every source, how many texts use it, and what somebody found when they opened it again. */
export default function Sources({ loaderData: { rows, total, counts, asked, pageSize } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.references_title()} subtitle={m.references_subtitle()}>
      <AdminList
        title={m.references_title()}
        {...SOURCES.shown(asked, null, counts)}
        {...{ rows, total, pageSize }}
        none={{ title: m.references_none(), text: m.references_none_text() }}
      />
    </DashboardPage>
  );
}
