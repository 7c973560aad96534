import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { CLAIMS } from "#app/components/verification/claim-list.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { m } from "#messages/m.ts";
import { isOverdue } from "#platform/business-days.server.ts";
import type { Route } from "./+types/claims";

export const handle = { query: CLAIMS.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = CLAIMS.read(request.url);
  const { db } = context.get(servicesContext);
  const [{ rows, ...rest }, { verificationDays }] = await Promise.all([queuedClaims(db, asked), loadPromises(db)]);
  return {
    asked,
    ...rest,
    rows: rows.map((row) => ({ ...row, late: row.status === "open" && isOverdue(row.createdAt, verificationDays.to) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_claims(), matches);

/** Claims of profiles, the longest wait first. */
export default function Claims({ loaderData: { asked, rows, total, pageSize } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.verification_claims()} subtitle={m.verification_claims_lead()}>
      <AdminList
        title={m.verification_claims()}
        {...CLAIMS.shown(asked, null)}
        {...{ rows, total, pageSize }}
        none={{ title: m.verification_none(), text: m.verification_claims_none() }}
      />
    </DashboardPage>
  );
}
