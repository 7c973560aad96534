import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import type { ListColumn } from "#app/components/lists/list-table.tsx";
import { ErrorText } from "#app/components/operations/error-text.tsx";
import { OperationsPage } from "#app/components/operations/operations-page.tsx";
import { servicesContext } from "#app/context.ts";
import { actedQuery, askedBulk, confirmingOf, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { actOn, doneAt, operationWords } from "#app/forms/operations/act.server.ts";
import { askedMails, MAIL_ACTS, MAIL_LIST, MAILS_PATH } from "#app/forms/operations/list-shapes.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { type ListedMail, MAIL_VIEWS, MAILS_PAGE } from "#domain/operations/mail-list.ts";
import { mailCounts, mailPage } from "#domain/operations/mail-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { choicesIn, nameOf } from "#texts/choice-names.ts";
import { MAIL_TEMPLATE_NAMES, MAIL_VIEW_NAMES, mailTrouble } from "#texts/operations.ts";
import type { Route } from "./+types/mails";

export const handle = { query: { ...listQuery(MAIL_LIST), ...actedQuery(MAIL_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedMails(request.url);
  const [list, counts, worker] = await Promise.all([mailPage(db, query), mailCounts(db), workerBeat(db)]);
  return { asked, ...list, counts, worker, done: doneAt(request.url) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const { asked } = askedMails(request.url);
  const address = listAddress(MAILS_PATH, MAIL_LIST, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), MAIL_ACTS), operationWords(), (bulk) => actOn(ctx, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.operations_mails(), matches);

/** How mails were delivered. Neither addresses nor texts are shown. */
export default function AdminMails({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, counts, worker, done } = loaderData;
  return (
    <OperationsPage title={m.operations_mails()} subtitle={m.operations_mails_text()} answer={actionData} done={done} worker={worker}>
      <AdminList
        title={m.operations_mails()}
        path={MAILS_PATH}
        shape={MAIL_LIST}
        asked={asked}
        views={MAIL_VIEWS.map((value) => ({ value, label: MAIL_VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.operations_mail_search(), placeholder: "correo.example" }}
        filters={[{ key: "tipo", label: m.operations_kind(), options: choicesIn(MAIL_TEMPLATE_NAMES) }]}
        columns={[
          { key: "kind", header: m.operations_kind(), cell: nameOfMail, rowHeader: true },
          { key: "domain", header: m.operations_mail_domain(), cell: ({ domain }) => domain ?? m.operations_none() },
          {
            key: "created",
            header: m.operations_created(),
            cell: ({ createdAt }) => formatDateTime(createdAt),
            sort: "created",
            nowrap: true,
          },
          { key: "tries", header: m.operations_tries(), cell: ({ tries }) => tries, numeric: true, sort: "tries" },
          { key: "code", header: m.operations_mail_code(), cell: ({ smtpCode }) => smtpCode ?? m.operations_none(), numeric: true },
          asked.view === "sent" ? sentColumn() : troubleColumn(),
        ]}
        rows={rows}
        total={total}
        pageSize={MAILS_PAGE}
        rowId={({ id }) => id}
        rowName={(mail) => `${nameOfMail(mail)}, ${formatDateTime(mail.createdAt)}`}
        {...(asked.view === "refused" && { bulk: [{ act: "reenviar", label: m.operations_resend() }] })}
        confirming={confirmingOf(actionData)}
        csv={`${MAILS_PATH}/lista.csv`}
        none={{ title: m.operations_mails_none(), text: m.operations_mails_none_text() }}
        {...(asked.view === "withheld" && { legend: m.operations_withheld_text() })}
      />
    </OperationsPage>
  );
}

const sentColumn = (): ListColumn<ListedMail> => ({
  key: "sent",
  header: m.operations_mail_sent(),
  cell: ({ sentAt }) => sentAt && formatDateTime(sentAt),
  onPhone: "hidden",
  nowrap: true,
});

const troubleColumn = (): ListColumn<ListedMail> => ({
  key: "error",
  header: m.operations_error(),
  cell: ({ error }) => error && <ErrorText text={mailTrouble(error)} />,
});

const nameOfMail = ({ template }: ListedMail) => nameOf(MAIL_TEMPLATE_NAMES, template) ?? template;
