import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { TOP_UPS } from "#app/components/topups/top-up-list.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { issuerOf } from "#domain/invoicing/issuer.server.ts";
import { ownBankAccount } from "#domain/topups/bank-account.server.ts";
import { countWaitingTopUps, topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/top-ups";

export const handle = { query: TOP_UPS.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { asked, query } = TOP_UPS.asks(request.url);
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
export default function TopUps({ loaderData: { asked, rows, total, pageSize, waiting, hasAccount, hasIssuer } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.topups_admin_title()} subtitle={m.topups_admin_lead()}>
      {!hasAccount && <Missing text={m.topups_admin_no_account()} path="cuenta-bancaria" link={m.topups_admin_add_account()} />}
      {!hasIssuer && <Missing text={m.invoicing_issuer_missing()} path="emisor" link={m.invoicing_issuer_add()} />}
      <AdminList
        title={m.topups_admin_title()}
        {...TOP_UPS.shown(asked, null, waiting)}
        {...{ rows, total, pageSize }}
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
