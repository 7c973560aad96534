import { Outlet } from "react-router";
import { KeepSent } from "#app/components/dashboard/keep-sent.tsx";
import { PatientShell } from "#app/components/patients/patient-shell.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { unseenNotices } from "#domain/notices/notice-queries.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { requestsToDecide } from "#domain/receivers/account-leads.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "patient", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("patient")];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const { userId, firstName, lastName, email } = viewer;
  const [{ quickExit, pause }, waiting, unseen] = await Promise.all([
    settingsOf(services.db, userId),
    requestsToDecide(services, mailboxOf(viewer)),
    unseenNotices(services.db, userId),
  ]);
  return { userId, person: { firstName, lastName, email }, quickExit, pause, waiting, notices: { unseen } };
}

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
