import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { decisionTimeText } from "#app/components/reviews/decision-time.ts";
import { servicesContext } from "#app/context.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { actOnReviews } from "#app/forms/reviews/act-on-reviews.server.ts";
import { askedModeration, MODERATION_PATH as PATH, REVIEW_ACTS, MODERATION_LIST as SHAPE } from "#app/forms/reviews/moderation-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { LATE_HOURS, lateBefore, MODERATION_PAGE, MODERATION_VIEWS } from "#domain/reviews/moderation.ts";
import { decisionTime, moderatedReviews, waitingReviews } from "#domain/reviews/moderation-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { MODERATION_VIEW_NAMES, WAIT_KIND_NAMES, waitsText } from "#texts/reviews.ts";
import type { Route } from "./+types/reviews";

export const handle = { query: { ...listQuery(SHAPE), ...actedQuery(REVIEW_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, question } = askedModeration(request.url);
  const [page, waiting, time, now] = await Promise.all([
    moderatedReviews(db, question),
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
  const { asked } = askedModeration(request.url);
  const words = {
    choose: m.moderation_bulk_choose(),
    done: (_: string, reached: number) => m.moderation_bulk_done({ count: reached }),
    left: (names: readonly string[]) => m.moderation_bulk_left({ names: names.join("; ") }),
  };
  const address = listAddress(PATH, SHAPE, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), REVIEW_ACTS), words, (bulk) => actOnReviews(db, actor, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.moderation_title(), matches);

/** What people wrote about consultations and the objections against it, the longest wait first. */
export default function AdminReviews({
  loaderData: { asked, rows, total, waiting, time, lateBefore, done },
  actionData,
}: Route.ComponentProps) {
  const days = LATE_HOURS / 24;
  return (
    <DashboardPage title={m.moderation_title()} subtitle={m.moderation_lead()}>
      <BulkNote answer={actionData} done={done && m.moderation_bulk_done({ count: done.count })} />
      <AdminList
        title={m.moderation_title()}
        path={PATH}
        shape={SHAPE}
        asked={asked}
        views={MODERATION_VIEWS.map((value) => ({
          value,
          label: MODERATION_VIEW_NAMES[value](),
          ...(value === "esperan" && { count: waiting }),
        }))}
        search={{ label: m.moderation_search() }}
        filters={[
          { key: "tipo", label: m.moderation_kind(), options: choicesIn(WAIT_KIND_NAMES) },
          {
            key: "plazo",
            label: m.moderation_late(),
            options: [
              { value: "pasado", label: m.moderation_late_yes({ days }) },
              { value: "dentro", label: m.moderation_late_no({ days }) },
            ],
          },
        ]}
        columns={[
          {
            key: "center",
            header: m.moderation_center(),
            rowHeader: true,
            sort: "centro",
            cell: ({ center }) => center,
            onPhone: "bare",
          },
          {
            key: "kind",
            header: m.moderation_kind(),
            cell: ({ waits }) => waitsText(waits) || "—",
            onPhone: asked.view === "esperan" ? "bare" : "hidden",
          },
          { key: "stars", header: m.moderation_stars(), numeric: true, sort: "estrellas", cell: ({ rating }) => rating },
          { key: "author", header: m.moderation_author(), cell: ({ author }) => author },
          {
            key: "since",
            header: m.moderation_since(),
            sort: "espera",
            cell: ({ since, waits }) => (
              <span className={waits.length > 0 && since.getTime() < lateBefore ? "num font-semibold text-err" : "num"}>
                {formatDateTime(since)}
              </span>
            ),
          },
        ]}
        rows={rows}
        total={total}
        pageSize={MODERATION_PAGE}
        rowId={({ id }) => id}
        rowName={({ center }) => center}
        {...(asked.view === "esperan" && { bulk: [{ act: "rechazar", label: m.moderation_bulk_label(), takesAway: true }] })}
        confirming={confirmingOf(actionData)}
        rowHref={({ id }) => `${PATH}/${id}`}
        csv={`${PATH}/lista.csv`}
        none={{ title: m.moderation_none(), text: m.moderation_none_text() }}
        legend={decisionTimeText(time)}
      />
    </DashboardPage>
  );
}
