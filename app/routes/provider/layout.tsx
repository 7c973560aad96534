import { Outlet } from "react-router";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { ProviderShell } from "#app/components/team/provider-shell.tsx";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "provider", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("provider")];

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  return { person: { firstName, lastName, email } };
}

export default function ProviderLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ProviderShell person={loaderData.person}>
      <Outlet />
    </ProviderShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <ProviderShell person={loaderData?.person}>
      <FailedPage error={error} />
    </ProviderShell>
  );
}
