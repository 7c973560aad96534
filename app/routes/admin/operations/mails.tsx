import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import { MAILS } from "#app/components/operations/operation-lists.tsx";
import { OperationsPage } from "#app/components/operations/operations-page.tsx";
import { servicesContext } from "#app/context.ts";
import { actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { actOn, doneAt, operationWords } from "#app/forms/operations/act.server.ts";
import { MAIL_ACTS } from "#app/forms/operations/operation-acts.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { mailCounts, mailPage } from "#domain/operations/mail-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/mails";

export const handle = { query: { ...MAILS.query, ...actedQuery(MAIL_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = MAILS.asks(request.url);
  const [list, counts, worker] = await Promise.all([mailPage(db, query), mailCounts(db), workerBeat(db)]);
  return { asked, ...list, counts, worker, done: doneAt(request.url) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const asked = MAILS.read(request.url);
  const address = listAddress(MAILS.path, MAILS.shape, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), MAIL_ACTS), operationWords(), (bulk) => actOn(ctx, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.operations_mails(), matches);

/** How mails were delivered. Neither addresses nor texts are shown. */
export default function AdminMails({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, pageSize, counts, worker, done } = loaderData;
  return (
    <OperationsPage title={m.operations_mails()} subtitle={m.operations_mails_text()} answer={actionData} done={done} worker={worker}>
      <AdminList
        title={m.operations_mails()}
        {...MAILS.shown(asked, asked.view, counts)}
        {...{ rows, total, pageSize }}
        {...(asked.view === "refused" && { bulk: [{ act: "reenviar", label: m.operations_resend() }] })}
        confirming={confirmingOf(actionData)}
        none={{ title: m.operations_mails_none(), text: m.operations_mails_none_text() }}
        {...(asked.view === "withheld" && { legend: m.operations_withheld_text() })}
      />
    </OperationsPage>
  );
}
