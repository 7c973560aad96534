import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { TopUpBadge } from "#app/components/topups/top-up-badge.tsx";
import { servicesContext } from "#app/context.ts";
import { askedTopUps, TOP_UP_LIST, TOP_UP_QUERY } from "#app/forms/topups/top-up-list.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { issuerOf } from "#domain/invoicing/issuer.server.ts";
import { ownBankAccount } from "#domain/topups/bank-account.server.ts";
import { TOP_UP_METHODS, TOP_UP_PAGE, TOP_UP_VIEWS } from "#domain/topups/top-up.ts";
import { countWaitingTopUps, topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents } from "#platform/money.ts";
import { TOP_UP_METHOD_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import type { Route } from "./+types/top-ups";

const PATH = "/dashboard/admin/recargas";

export const handle = { query: TOP_UP_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { asked, query } = askedTopUps(request.url);
  const { db } = context.get(servicesContext);
  const [page, waiting, account, issuer] = await Promise.all([
    topUpsOfAll(db, query),
    countWaitingTopUps(db),
    ownBankAccount(db),
    issuerOf(db),
  ]);
  return { asked, ...page, waiting, hasAccount: account !== null, hasIssuer: issuer !== null };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_admin_title(), matches);

/** The top-ups of all centers; those that wait for our team come first. */
export default function TopUps({ loaderData: { asked, rows, total, waiting, hasAccount, hasIssuer } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.topups_admin_title()} subtitle={m.topups_admin_lead()}>
      {!hasAccount && <Missing text={m.topups_admin_no_account()} path="cuenta-bancaria" link={m.topups_admin_add_account()} />}
      {!hasIssuer && <Missing text={m.invoicing_issuer_missing()} path="emisor" link={m.invoicing_issuer_add()} />}
      <AdminList
        title={m.topups_admin_title()}
        path={PATH}
        shape={TOP_UP_LIST}
        asked={asked}
        views={TOP_UP_VIEWS.map((value) => ({
          value,
          label: value === "all" ? m.topups_admin_all() : TOP_UP_STATUS_NAMES[value](),
          ...((value === "sent" || value === "confirming") && { count: waiting[value] }),
        }))}
        search={{ label: m.topups_admin_search() }}
        filters={[
          {
            key: "por",
            label: m.topups_column_method(),
            options: TOP_UP_METHODS.map((value) => ({ value, label: TOP_UP_METHOD_NAMES[value]() })),
          },
        ]}
        columns={[
          {
            key: "center",
            header: m.topups_admin_center(),
            rowHeader: true,
            sort: "center",
            onPhone: "bare",
            cell: ({ providerName, reference }) => `${providerName}, ${reference}`,
          },
          { key: "day", header: m.topups_column_day(), nowrap: true, sort: "day", cell: ({ askedAt }) => formatDate(askedAt) },
          {
            key: "method",
            header: m.topups_column_method(),
            cell: ({ method, paymentReference }) => (
              <>
                {TOP_UP_METHOD_NAMES[method]()}
                {paymentReference && <span className="block break-all text-ink-2 text-sm">{paymentReference}</span>}
              </>
            ),
          },
          { key: "net", header: m.topups_column_net(), numeric: true, nowrap: true, cell: ({ netCents }) => formatCents(netCents) },
          {
            key: "total",
            header: m.topups_column_total(),
            numeric: true,
            nowrap: true,
            sort: "total",
            cell: ({ netCents, taxCents }) => formatCents(netCents + taxCents),
          },
          { key: "status", header: m.topups_column_status(), onPhone: "bare", cell: ({ status }) => <TopUpBadge status={status} /> },
        ]}
        rows={rows}
        total={total}
        pageSize={TOP_UP_PAGE}
        rowId={({ id }) => id}
        rowName={({ providerName, reference }) => `${providerName}, ${reference}`}
        rowHref={({ id }) => href(`${PATH}/${id}`)}
        csv={`${PATH}/recargas.csv`}
        none={{ title: m.topups_admin_none(), text: m.topups_admin_none_text() }}
      />
    </DashboardPage>
  );
}

/** Says which setting a center's payment waits for. */
function Missing({ text, path, link }: { text: string; path: string; link: string }) {
  return (
    <Note kind="caution">
      <p>
        {text}{" "}
        <a className="link" href={href(`/dashboard/admin/ajustes/${path}`)}>
          {link}
        </a>
      </p>
    </Note>
  );
}
