import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { SourceStateBadge } from "#app/components/reviewers/source-state.tsx";
import { servicesContext } from "#app/context.ts";
import { SOURCES_PATH as PATH, SOURCE_LIST as SHAPE } from "#app/forms/content/source-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { SOURCE_VIEWS, SOURCES_PER_PAGE } from "#domain/content/source-mark.ts";
import { countSources, listSources } from "#domain/content/source-register.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { SOURCE_VIEW_NAMES } from "#texts/references.ts";
import type { Route } from "./+types/sources";

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedList(request.url, SHAPE);
  const [list, counts] = await Promise.all([listSources(db, asked), countSources(db, asked.search)]);
  return { ...list, counts, asked, pageSize: SOURCES_PER_PAGE };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.references_title(), matches);

/** Every source, how many texts use it, and what somebody found when they opened it again. */
export default function Sources({ loaderData: { rows, total, counts, asked, pageSize } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.references_title()} subtitle={m.references_subtitle()}>
      <AdminList
        title={m.references_title()}
        path={PATH}
        shape={SHAPE}
        asked={asked}
        views={SOURCE_VIEWS.map((value) => ({ value, label: SOURCE_VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.references_search(), placeholder: m.references_search_hint() }}
        columns={[
          {
            key: "title",
            header: m.references_source(),
            sort: "title",
            rowHeader: true,
            cell: ({ title, publisher }) => (
              <>
                {title}
                <span className="block font-book text-ink-2 text-ui">{publisher}</span>
              </>
            ),
          },
          { key: "state", header: m.references_state(), onPhone: "bare", cell: ({ state }) => <SourceStateBadge state={state} /> },
          { key: "uses", header: m.references_uses(), sort: "uses", cell: ({ uses }) => <span className="num">{uses}</span> },
          { key: "checked", header: m.references_checked(), sort: "checked", cell: ({ checkedOn }) => formatDate(checkedOn) },
        ]}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => href(`${PATH}/${id}`)}
        csv={`${PATH}/lista.csv`}
        none={{ title: m.references_none(), text: m.references_none_text() }}
      />
    </DashboardPage>
  );
}
