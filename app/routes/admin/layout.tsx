import { Outlet } from "react-router";
import { AdminShell } from "#app/components/admin/admin-shell.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlyForAdmins } from "#app/only-for.server.ts";
import { offersNobodyTold } from "#domain/desk/center-calls.server.ts";
import { queueCounts } from "#domain/desk/queue-queries.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "admin", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyForAdmins];

export async function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  const { db } = context.get(servicesContext);
  const { patternOf } = context.get(factsContext);
  const [{ open }, calls] = await Promise.all([queueCounts(db), offersNobodyTold(db)]);
  return {
    person: { firstName, lastName, email },
    counts: { requests: open, calls, topUps: patternOf("/dashboard/admin/recargas").endsWith("recargas") },
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminShell person={loaderData?.person} counts={loaderData?.counts}>
      <FailedPage error={error} />
    </AdminShell>
  );
}
