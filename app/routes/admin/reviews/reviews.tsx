import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { MODERATION } from "#app/components/reviews/admin/moderation-list.tsx";
import { decisionTimeText } from "#app/components/reviews/decision-time.ts";
import { servicesContext } from "#app/context.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { actOnReviews } from "#app/forms/reviews/act-on-reviews.server.ts";
import { REVIEW_ACTS } from "#app/forms/reviews/moderation-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { lateBefore } from "#domain/reviews/moderation.ts";
import { decisionTime, moderatedReviews, waitingReviews } from "#domain/reviews/moderation-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/reviews";

export const handle = { query: { ...MODERATION.query, ...actedQuery(REVIEW_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = MODERATION.asks(request.url);
  const [page, waiting, time, now] = await Promise.all([
    moderatedReviews(db, query),
    waitingReviews(db),
    decisionTime(db),
    databaseTime(db),
  ]);
  return {
    asked,
    ...page,
    waiting,
    time,
    lateBefore: lateBefore(now),
    done: actedAt(request.url, REVIEW_ACTS),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const asked = MODERATION.read(request.url);
  const words = {
    choose: m.moderation_bulk_choose(),
    done: (_: string, reached: number) => m.moderation_bulk_done({ count: reached }),
    left: (names: readonly string[]) => m.moderation_bulk_left({ names: names.join("; ") }),
  };
  const address = listAddress(MODERATION.path, MODERATION.shape, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), REVIEW_ACTS), words, (bulk) => actOnReviews(db, actor, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.moderation_title(), matches);

/** What people wrote about consultations and the objections against it, the longest wait first. */
export default function AdminReviews({
  loaderData: { asked, rows, total, pageSize, waiting, time, lateBefore, done },
  actionData,
}: Route.ComponentProps) {
  return (
    <DashboardPage title={m.moderation_title()} subtitle={m.moderation_lead()}>
      <BulkNote answer={actionData} done={done && m.moderation_bulk_done({ count: done.count })} />
      <AdminList
        title={m.moderation_title()}
        {...MODERATION.shown(asked, { view: asked.view, lateBefore }, { esperan: waiting })}
        {...{ rows, total, pageSize }}
        {...(asked.view === "esperan" && { bulk: [{ act: "rechazar", label: m.moderation_bulk_label(), takesAway: true }] })}
        confirming={confirmingOf(actionData)}
        none={{ title: m.moderation_none(), text: m.moderation_none_text() }}
        legend={decisionTimeText(time)}
      />
    </DashboardPage>
  );
}
