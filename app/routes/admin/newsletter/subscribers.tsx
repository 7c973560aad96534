import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { actedAt, actedQuery, askedBulk, askedList, confirmingOf, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { ISSUES_PATH, SUBSCRIBER_LIST, SUBSCRIBERS_PATH } from "#app/forms/newsletter/issue-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { endChosen } from "#domain/newsletter/end-subscription.server.ts";
import { SUBSCRIBER_STATES, SUBSCRIBERS_PAGE } from "#domain/newsletter/newsletter.ts";
import { subscriberCounts, subscribersPage } from "#domain/newsletter/newsletter-queries.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { SUBSCRIBER_STATE_NAMES } from "#texts/newsletter.ts";
import type { Route } from "./+types/subscribers";

const ACTS = ["borrar"] as const;

export const handle = { query: { ...listQuery(SUBSCRIBER_LIST), ...actedQuery(ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asked = askedList(request.url, SUBSCRIBER_LIST);
  const [list, counts] = await Promise.all([subscribersPage(services, asked), subscriberCounts(services.db)]);
  return { asked, ...list, counts, ended: actedAt(request.url, ACTS) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const asked = askedList(request.url, SUBSCRIBER_LIST);
  const address = listAddress(SUBSCRIBERS_PATH, SUBSCRIBER_LIST, asked, { page: asked.page });
  const words = { choose: m.newsletter_erase_choose(), done: doneWords, nothing: m.newsletter_erased_none() };
  return answerBulk(address, askedBulk(await readForm(request), ACTS), words, async ({ act, ids: chosen, confirmed }) => {
    const ids = chosen.filter(isRowId);
    if (confirmed || ids.length === 0) return { count: await endChosen(ctx, ids), left: [] };
    const [question, button] = [m.newsletter_erase_question({ count: ids.length }), m.newsletter_erase_button({ count: ids.length })];
    return { confirming: { act, ids, question, consequence: m.newsletter_erase_consequence(), button, asksReason: false } };
  });
}

const doneWords = (_: string, count: number) => m.newsletter_erased({ count });

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.newsletter_subscribers(), matches);

/** Who gets the newsletter. No address is shown in full; a full address can be searched for. */
export default function AdminSubscribers({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, counts, ended } = loaderData;
  return (
    <DashboardPage title={m.newsletter_subscribers()} subtitle={m.newsletter_subscribers_text()}>
      <BackLink href={href(ISSUES_PATH)}>{m.newsletter_title()}</BackLink>
      <BulkNote answer={actionData} done={ended && doneWords(ended.act, ended.count)} />
      <AdminList
        title={m.newsletter_subscribers()}
        path={SUBSCRIBERS_PATH}
        shape={SUBSCRIBER_LIST}
        asked={asked}
        views={SUBSCRIBER_STATES.map((value) => ({ value, label: SUBSCRIBER_STATE_NAMES[value](), count: counts[value] }))}
        search={{ label: m.newsletter_search() }}
        columns={[
          { key: "address", header: m.newsletter_email(), cell: ({ address }) => address ?? m.newsletter_no_address(), rowHeader: true },
          { key: "asked", header: m.newsletter_asked_at(), cell: ({ askedAt }) => formatDateTime(askedAt), sort: "pedido" },
          {
            key: "confirmed",
            header: m.newsletter_confirmed_at(),
            cell: ({ confirmedAt }) => (confirmedAt ? formatDateTime(confirmedAt) : m.newsletter_not_yet()),
          },
          ...(asked.view === "ended"
            ? [
                {
                  key: "ended",
                  header: m.newsletter_ended_at(),
                  cell: ({ endedAt }: { endedAt: Date | null }) => endedAt && formatDateTime(endedAt),
                },
              ]
            : []),
        ]}
        rows={rows}
        total={total}
        pageSize={SUBSCRIBERS_PAGE}
        rowId={({ id }) => id}
        rowName={({ address, askedAt }) => address ?? formatDateTime(askedAt)}
        {...(asked.view !== "ended" && { bulk: [{ act: "borrar", label: m.newsletter_erase(), takesAway: true }] })}
        confirming={confirmingOf(actionData)}
        csv={`${SUBSCRIBERS_PATH}/lista.csv`}
        none={{ title: m.newsletter_subscribers_none(), text: m.newsletter_subscribers_none_text() }}
      />
    </DashboardPage>
  );
}
