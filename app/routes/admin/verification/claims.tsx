import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { proofs } from "#app/components/verification/proofs.ts";
import { servicesContext } from "#app/context.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { CLAIMS_PATH as PATH, CLAIM_LIST as SHAPE } from "#app/forms/verification/claim-list.ts";
import type { Handle } from "#app/handle.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { CLAIM_PAGE, CLAIM_VIEWS } from "#domain/verification/claim.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { isOverdue } from "#domain/verification/review-time.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import type { Route } from "./+types/claims";

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedList(request.url, SHAPE);
  const { db } = context.get(servicesContext);
  const [{ rows, total }, { verificationDays }] = await Promise.all([queuedClaims(db, asked), loadPromises(db)]);
  return {
    asked,
    total,
    rows: rows.map((row) => ({ ...row, late: row.status === "open" && isOverdue(row.createdAt, verificationDays.to) })),
    pageSize: CLAIM_PAGE,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_claims(), matches);

/** Claims of profiles, the longest wait first. */
export default function Claims({ loaderData: { asked, rows, total } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.verification_claims()} subtitle={m.verification_claims_lead()}>
      <AdminList
        title={m.verification_claims()}
        path={PATH}
        shape={SHAPE}
        asked={asked}
        views={CLAIM_VIEWS.map((value) => ({ value, label: CLAIM_STATUS_NAMES[value]() }))}
        search={{ label: m.verification_search() }}
        columns={[
          {
            key: "name",
            header: m.verification_profile(),
            rowHeader: true,
            sort: "name",
            cell: ({ providerName }) => providerName,
            onPhone: "bare",
          },
          { key: "city", header: m.verification_city(), cell: ({ city }) => city ?? m.verification_not_given() },
          {
            key: "since",
            header: m.verification_waits(),
            sort: "waiting",
            cell: ({ createdAt, late }) => (
              <span className={late ? "font-semibold text-err" : undefined}>{m.verification_since({ day: formatDate(createdAt) })}</span>
            ),
          },
          { key: "proofs", header: m.verification_claims_proofs(), cell: proofs },
          { key: "rivals", header: m.verification_claims_rivals(), numeric: true, cell: ({ rivals }) => rivals },
        ]}
        rows={rows}
        total={total}
        pageSize={CLAIM_PAGE}
        rowId={({ id }) => id}
        rowName={({ providerName }) => providerName}
        rowHref={({ id }) => `${PATH}/${id}`}
        csv={`${PATH}/lista.csv`}
        none={{ title: m.verification_none(), text: m.verification_claims_none() }}
      />
    </DashboardPage>
  );
}
