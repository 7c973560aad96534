import { Outlet } from "react-router";
import { PatientShell } from "#app/components/patients/patient-shell.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "patient", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("patient")];

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  return { person: { firstName, lastName, email } };
}

export default function PatientLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PatientShell person={loaderData.person}>
      <Outlet />
    </PatientShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PatientShell person={loaderData?.person}>
      <FailedPage error={error} />
    </PatientShell>
  );
}
