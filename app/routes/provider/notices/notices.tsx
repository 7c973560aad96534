import { useRouteLoaderData } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { NoticesPage } from "#app/components/notices/notices-page.tsx";
import { actOnNotices, loadNotices } from "#app/forms/notices/notices-form.server.ts";
import type { Handle } from "#app/handle.ts";
import type { providerPanel } from "#app/own-panel.server.ts";
import { oneOf } from "#app/query-shapes.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/notices";

export const handle = { query: { guardado: oneOf(["si"]) } } satisfies Handle;

export const loader = (asked: Route.LoaderArgs) => loadNotices(asked, "provider");

export const action = (asked: Route.ActionArgs) => actOnNotices(asked, "provider");

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.notices_title(), matches);

export default function Notices({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData("routes/provider/layout") as Awaited<ReturnType<typeof providerPanel>> | undefined;
  return <NoticesPage audience="provider" loaded={loaderData} waits={panel?.waiting} />;
}
