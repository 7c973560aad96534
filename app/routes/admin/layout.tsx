import { Outlet } from "react-router";
import { UnsavedGuard } from "#app/components/dashboard/unsaved-guard.tsx";
import { AdminShell } from "#app/components/desk/admin-shell.tsx";
import { NotInAreaPage, notInAreaIn } from "#app/components/identity/not-in-area.tsx";
import { OnlySees } from "#app/components/identity/only-sees.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import type { Handle } from "#app/handle.ts";
import { onlyForTeam } from "#app/only-for.server.ts";
import { adminPanel } from "#app/own-panel.server.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "admin", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyForTeam];

export const loader = ({ context }: Route.LoaderArgs) => adminPanel(context);

export const shouldRevalidate = rereadAfterConflict;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <UnsavedGuard />
      <OnlySees role={loaderData.role} />
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refused = notInAreaIn(error);
  return (
    <AdminShell person={loaderData?.person} role={loaderData?.role} counts={loaderData?.counts}>
      {refused ? <NotInAreaPage refused={refused} /> : <FailedPage error={error} />}
    </AdminShell>
  );
}
