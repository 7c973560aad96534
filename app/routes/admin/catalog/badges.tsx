import { data, Form } from "react-router";
import { BadgeFields } from "#app/components/catalog/badge-fields.tsx";
import { BADGES } from "#app/components/catalog/badge-list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { badgeErrors, badgeTyped } from "#app/forms/catalog/badge-form.server.ts";
import { badgePath } from "#app/forms/catalog/badge-list.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { Button } from "#app/ui/button.tsx";
import { readBadge } from "#domain/catalog/badge.ts";
import { badgesPage } from "#domain/catalog/badge-queries.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/badges";

export const handle = { query: BADGES.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = BADGES.read(request.url);
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
export default function Badges({ loaderData: { rows, total, pageSize, asked }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.badges_title()} subtitle={m.badges_text()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <AdminList
          title={m.badges_title()}
          {...BADGES.shown(asked, null)}
          {...{ rows, total, pageSize }}
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
