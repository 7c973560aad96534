import { data, Form } from "react-router";
import { BadgeFields } from "#app/components/admin/catalog/badge-fields.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { servicesContext } from "#app/context.ts";
import { badgeErrors, badgeTyped } from "#app/forms/catalog/badge-form.server.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { readBadge } from "#domain/catalog/badge.ts";
import { allBadges } from "#domain/catalog/badge-queries.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import type { Route } from "./+types/badges";

export async function loader({ context }: Route.LoaderArgs) {
  return { badges: await allBadges(context.get(servicesContext).db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = badgeTyped(await readForm(request));
  const { badge, errors } = readBadge(typed);
  if (!badge) return data({ typed, errors: badgeErrors(errors) }, { status: 422 });
  const result = await saveBadge({ ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` }, badge);
  if (result.outcome !== "saved") return data({ typed, errors: { name: m.badges_error_taken() } }, { status: 422 });
  throw done(`/admin/badges/${result.id}`, "guardada");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.badges_title(), matches);

/** The badges that our team grants, and a form for a further one. */
export default function Badges({ loaderData: { badges }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.badges_title()} subtitle={m.badges_text()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ul className="overflow-hidden rounded-xl border bg-surface elevation-1">
          {badges.map(({ id, name, description, iconUrl, color, holders }) => (
            <li key={id} className="border-b last:border-b-0">
              <a
                href={href(`/admin/badges/${id}`)}
                className="flex items-start gap-4 px-4 py-4 text-ink no-underline hover:bg-hover md:px-6"
              >
                <BadgeMark iconUrl={iconUrl} color={color} />
                <span className="grid min-w-0 gap-0.5">
                  <b className="font-semibold">{name}</b>
                  <span className="text-ink-2 text-ui">{description}</span>
                  <span className="num text-ink-2 text-sm">{m.badges_holders({ count: holders })}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
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
