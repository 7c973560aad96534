import { Outlet } from "react-router";
import { ReviewerShell } from "#app/components/reviewers/reviewer-shell.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import type { Handle } from "#app/handle.ts";
import { onlyFor } from "#app/only-for.server.ts";
import { reviewerPanel } from "#app/own-panel.server.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "reviewer", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("reviewer")];

export const loader = ({ context }: Route.LoaderArgs) => reviewerPanel(context);

export const shouldRevalidate = rereadAfterConflict;

export default function ReviewerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ReviewerShell {...loaderData}>
      <Outlet />
    </ReviewerShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <ReviewerShell person={loaderData?.person} waiting={loaderData?.waiting ?? 0}>
      <FailedPage error={error} />
    </ReviewerShell>
  );
}
