import { Outlet } from "react-router";
import { FailedPage } from "./failed-page.tsx";
import { type ShellData, VisitorShell } from "./visitor-shell.tsx";

/** The layout of an audience that does not sign in: its pages inside the shell. */
export function ShellLayout({ loaderData }: { loaderData: ShellData }) {
  return (
    <VisitorShell shell={loaderData}>
      <Outlet />
    </VisitorShell>
  );
}

/** The shell around the error of a failed page. */
export function ShellErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: ShellData | undefined }) {
  return (
    <VisitorShell shell={loaderData}>
      <FailedPage error={error} />
    </VisitorShell>
  );
}
