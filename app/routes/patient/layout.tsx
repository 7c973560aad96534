import { Outlet } from "react-router";
import { KeepSent } from "#app/components/dashboard/keep-sent.tsx";
import { PatientShell } from "#app/components/patients/patient-shell.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import { patientPanel } from "#app/own-panel.server.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "patient", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("patient")];

export const loader = ({ context }: Route.LoaderArgs) => patientPanel(context);

export const shouldRevalidate = rereadAfterConflict;

export default function PatientLayout({ loaderData: { userId, ...shell } }: Route.ComponentProps) {
  return (
    <PatientShell {...shell}>
      <KeepSent person={userId}>
        <Outlet />
      </KeepSent>
    </PatientShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PatientShell {...loaderData} person={loaderData?.person}>
      <FailedPage error={error} />
    </PatientShell>
  );
}
