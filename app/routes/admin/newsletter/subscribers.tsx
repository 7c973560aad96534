import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { ISSUES, SUBSCRIBERS } from "#app/components/newsletter/admin/issue-list.tsx";
import { servicesContext } from "#app/context.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { endChosen } from "#domain/newsletter/end-subscription.server.ts";
import { subscriberCounts, subscribersPage } from "#domain/newsletter/newsletter-queries.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/subscribers";

const ACTS = ["borrar"] as const;

export const handle = { query: { ...SUBSCRIBERS.query, ...actedQuery(ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asked = SUBSCRIBERS.read(request.url);
  const [list, counts] = await Promise.all([subscribersPage(services, asked), subscriberCounts(services.db)]);
  return { asked, ...list, counts, ended: actedAt(request.url, ACTS) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const asked = SUBSCRIBERS.read(request.url);
  const address = listAddress(SUBSCRIBERS.path, SUBSCRIBERS.shape, asked, { page: asked.page });
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
  const { asked, rows, total, pageSize, counts, ended } = loaderData;
  return (
    <DashboardPage title={m.newsletter_subscribers()} subtitle={m.newsletter_subscribers_text()}>
      <BackLink href={href(ISSUES.path)}>{m.newsletter_title()}</BackLink>
      <BulkNote answer={actionData} done={ended && doneWords(ended.act, ended.count)} />
      <AdminList
        title={m.newsletter_subscribers()}
        {...SUBSCRIBERS.shown(asked, asked.view, counts)}
        {...{ rows, total, pageSize }}
        {...(asked.view !== "ended" && { bulk: [{ act: "borrar", label: m.newsletter_erase(), takesAway: true }] })}
        confirming={confirmingOf(actionData)}
        none={{ title: m.newsletter_subscribers_none(), text: m.newsletter_subscribers_none_text() }}
      />
    </DashboardPage>
  );
}
