import { Outlet } from "react-router";
import { AdminShell } from "#app/components/admin/admin-shell.tsx";
import { UnsavedGuard } from "#app/components/admin/unsaved-guard.tsx";
import { FailedPage } from "#app/components/shell/failed-page.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { onlyForAdmins } from "#app/only-for.server.ts";
import { objectionsToDecide } from "#domain/conduct/conduct-queries.server.ts";
import { offersNobodyTold } from "#domain/desk/center-calls.server.ts";
import { queueCounts } from "#domain/desk/queue-queries.server.ts";
import { newMessages } from "#domain/inbox/team-list.server.ts";
import { openReturns } from "#domain/offers/return-queries.server.ts";
import { waitingReviews } from "#domain/reviews/moderation-queries.server.ts";
import { countStatements } from "#domain/statements/statement-queries.server.ts";
import { countVouchers } from "#domain/topups/top-up-queries.server.ts";
import { countsToCheck } from "#domain/verification/queue-queries.server.ts";
import type { Route } from "./+types/layout";

export const handle = { audience: "admin", hydrate: true } satisfies Handle;

export const middleware: Route.MiddlewareFunction[] = [onlyForAdmins];

export async function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  const { db } = context.get(servicesContext);
  const [{ open }, calls, returns, objections, vouchers, toCheck, messages, reviews, statements] = await Promise.all([
    queueCounts(db),
    offersNobodyTold(db),
    openReturns(db),
    objectionsToDecide(db),
    countVouchers(db),
    countsToCheck(db),
    newMessages(db),
    waitingReviews(db),
    countStatements(db, { search: null, kind: null }),
  ]);
  return {
    person: { firstName, lastName, email },
    counts: {
      requests: open,
      calls,
      returns: returns.length,
      objections: objections.length,
      vouchers,
      messages,
      reviews,
      statements: statements.due,
      ...toCheck,
    },
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <UnsavedGuard />
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
