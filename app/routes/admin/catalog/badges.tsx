import { data, Form } from "react-router";
import { BadgeFields } from "#app/components/catalog/badge-fields.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { badgeErrors, badgeTyped } from "#app/forms/catalog/badge-form.server.ts";
import { badgePath, BADGES_PATH as PATH, BADGE_LIST as SHAPE } from "#app/forms/catalog/badge-list.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { readBadge } from "#domain/catalog/badge.ts";
import { BADGES_PAGE } from "#domain/catalog/badge-list.ts";
import { badgesPage } from "#domain/catalog/badge-queries.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/badges";

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedList(request.url, SHAPE);
  return { ...(await badgesPage(context.get(servicesContext).db, asked)), asked };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = badgeTyped(await readForm(request));
  const { badge, errors } = readBadge(typed);
  if (!badge) return data({ typed, errors: badgeErrors(errors) }, { status: 422 });
  const result = await saveBadge({ ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` }, badge);
  if (result.outcome !== "saved") return data({ typed, errors: { name: m.badges_error_taken() } }, { status: 422 });
  throw done(badgePath(result.id), "guardada");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.badges_title(), matches);

/** The badges that our team grants, and a form for another one. */
export default function Badges({ loaderData: { rows, total, asked }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.badges_title()} subtitle={m.badges_text()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <AdminList
          title={m.badges_title()}
          path={PATH}
          shape={SHAPE}
          asked={asked}
          search={{ label: m.badges_search() }}
          columns={[
            {
              key: "name",
              header: m.badges_name(),
              rowHeader: true,
              sort: "nombre",
              cell: ({ name, iconUrl, color }) => (
                <span className="inline-flex items-center gap-3">
                  <BadgeMark iconUrl={iconUrl} color={color} />
                  {name}
                </span>
              ),
            },
            { key: "description", header: m.badges_description(), onPhone: "bare", cell: ({ description }) => description },
            { key: "holders", header: m.badges_head_holders(), numeric: true, sort: "perfiles", cell: ({ holders }) => holders },
          ]}
          rows={rows}
          total={total}
          pageSize={BADGES_PAGE}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowHref={({ id }) => href(badgePath(id))}
          csv={`${PATH}/lista.csv`}
          none={{ title: m.badges_none(), text: m.badges_none_text() }}
        />
        <Panel title={m.badges_new()}>
          <Form method="post" noValidate className="grid gap-5" data-unsaved={actionData !== undefined}>
            <BadgeFields
              typed={actionData?.typed ?? { name: "", description: "", icon: "", color: "#0B5E70" }}
              errors={actionData?.errors ?? {}}
            />
            <p>
              <Button type="submit" kind="primary">
                {m.catalog_save()}
              </Button>
            </p>
          </Form>
        </Panel>
      </div>
    </DashboardPage>
  );
}
