import Plus from "lucide-react/icons/plus";
import { data } from "react-router";
import { askedList, type ListShape, listQuery } from "#app/admin-list.ts";
import { AdminList } from "#app/components/admin/list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { LISTS } from "#domain/catalog/catalog.ts";
import { ENTRY_PAGE, type ENTRY_SORTS, type ENTRY_VIEWS, entriesPage, listSizes } from "#domain/catalog/entry-queries.server.ts";
import { LIST_NAMES } from "#texts/catalog.ts";
import type { Route } from "./+types/catalog";

const SHAPE = {
  sorts: ["orden", "nombre", "uso"],
  fallingFirst: ["uso"],
  views: ["todas", "ofrecidas", "retiradas"],
  filters: {},
} satisfies ListShape<(typeof ENTRY_SORTS)[number], (typeof ENTRY_VIEWS)[number], never>;

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const list = LISTS.find((name) => name === params.lista);
  if (!list) throw data(null, { status: 404 });
  const asked = askedList(request.url, SHAPE);
  const [page, sizes] = await Promise.all([entriesPage(db, list, asked), listSizes(db)]);
  return { ...page, list, asked, sizes, pageSize: ENTRY_PAGE };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.catalog_title(), matches);

const VIEW_LABELS = { todas: m.catalog_view_all, ofrecidas: m.catalog_view_offered, retiradas: m.catalog_view_withdrawn };

/** One of the lists that profiles choose from. */
export default function Catalog({ loaderData: { rows, total, list, asked, sizes, pageSize } }: Route.ComponentProps) {
  const path = `/dashboard/admin/listas/${list}`;
  return (
    <DashboardPage
      title={m.catalog_title()}
      subtitle={m.catalog_text()}
      actions={
        <Button kind="primary" size="s" icon={<Plus />} href={href(`${path}/nueva`)}>
          {m.catalog_add()}
        </Button>
      }
    >
      <Tabs
        label={m.catalog_lists()}
        items={LISTS.map((name) => ({
          href: href(`/dashboard/admin/listas/${name}`),
          label: LIST_NAMES[name](),
          count: sizes[name],
          current: name === list,
        }))}
      />
      <AdminList
        key={list}
        title={LIST_NAMES[list]()}
        path={path}
        shape={SHAPE}
        asked={asked}
        views={SHAPE.views.map((value) => ({ value, label: VIEW_LABELS[value]() }))}
        search={{ label: m.catalog_search() }}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowId={({ key }) => key}
        rowName={({ name }) => name}
        rowHref={({ key }) => href(`${path}/${key}`)}
        none={{ title: m.catalog_none(), text: m.catalog_none_text() }}
        columns={[
          { key: "name", header: m.catalog_head_name(), rowHeader: true, sort: "nombre", cell: ({ name }) => name },
          { key: "order", header: m.catalog_head_order(), numeric: true, sort: "orden", cell: ({ order }) => order },
          { key: "uses", header: m.catalog_head_uses(), numeric: true, sort: "uso", cell: ({ profiles }) => profiles },
          {
            key: "state",
            header: m.catalog_head_state(),
            onPhone: "bare",
            cell: ({ offered }) =>
              offered ? <span data-usual>{m.catalog_offered()}</span> : <Badge kind="unverified">{m.catalog_withdrawn()}</Badge>,
          },
        ]}
      />
    </DashboardPage>
  );
}
