import { Outlet } from "react-router";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { VisitorShell } from "#app/components/shell/visitor-shell.tsx";
import type { Handle } from "#app/handle.ts";
import { loadShell } from "#app/shell.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "dev" } satisfies Handle;

export const loader = ({ context, request }: Route.LoaderArgs) => loadShell(context, request);

export default function DevLayout({ loaderData }: Route.ComponentProps) {
  return (
    <VisitorShell shell={loaderData}>
      <Outlet />
    </VisitorShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <VisitorShell shell={loaderData}>
      <FailedPage error={error} />
    </VisitorShell>
  );
}
