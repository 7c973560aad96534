import { askedList, type ListShape, listQuery } from "#app/admin-list.ts";
import { AdminList } from "#app/components/admin/list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { decisionTimeText } from "#app/components/reviews/decision-time.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { LATE_HOURS, MODERATION_PAGE, MODERATION_SORTS, MODERATION_VIEWS } from "#domain/reviews/moderation.ts";
import { decisionTime, moderatedReviews, waitingReviews } from "#domain/reviews/moderation-queries.server.ts";
import { WAIT_KINDS, type WaitKind } from "#domain/reviews/review.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { MODERATION_VIEW_NAMES, WAIT_KIND_NAMES } from "#texts/reviews.ts";
import type { Route } from "./+types/reviews";

const PATH = "/dashboard/admin/resenas";
const HOUR_MS = 3_600_000;
const SHAPE = {
  sorts: MODERATION_SORTS,
  views: MODERATION_VIEWS,
  filters: { tipo: oneOf(WAIT_KINDS), plazo: oneOf(["pasado", "dentro"]) },
} satisfies ListShape<string, string, string>;

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedList(request.url, SHAPE);
  const { tipo, plazo } = asked.filters;
  const question = { ...asked, kind: tipo as WaitKind | null, late: plazo === null ? null : plazo === "pasado" };
  const [page, waiting, time, now] = await Promise.all([
    moderatedReviews(db, question),
    waitingReviews(db),
    decisionTime(db),
    databaseTime(db),
  ]);
  return { asked, ...page, waiting, time, lateBefore: now.getTime() - LATE_HOURS * HOUR_MS };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.moderation_title(), matches);

/** What people wrote of consultations and what was said against it, the longest wait first. */
export default function AdminReviews({ loaderData: { asked, rows, total, waiting, time, lateBefore } }: Route.ComponentProps) {
  const days = LATE_HOURS / 24;
  return (
    <DashboardPage title={m.moderation_title()} subtitle={m.moderation_lead()}>
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
            cell: ({ waits }) =>
              WAIT_KINDS.filter((kind) => waits.includes(kind))
                .map((kind) => WAIT_KIND_NAMES[kind]())
                .join(" · ") || "—",
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
        rowHref={({ id }) => `${PATH}/${id}`}
        none={{ title: m.moderation_none(), text: m.moderation_none_text() }}
        legend={decisionTimeText(time)}
      />
    </DashboardPage>
  );
}
