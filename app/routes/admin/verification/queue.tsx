import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { askedQueue, profileInQueue, QUEUE_LIST, QUEUE_PATH, QUEUE_QUERY, QUEUE_TYPES } from "#app/forms/verification/queue-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { likeNameOf, likeNames } from "#domain/verification/like-names.server.ts";
import { PAGE_SIZE, VIEWS } from "#domain/verification/queue.ts";
import { queuedProfiles, viewCounts } from "#domain/verification/queue-queries.server.ts";
import { businessDaysSince } from "#domain/verification/review-time.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES, VIEW_NAMES, waitText } from "#texts/verification.ts";
import type { Route } from "./+types/queue";

export const handle = { query: QUEUE_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, question } = askedQueue(request.url);
  const [{ rows, total }, counts, time, { cities }] = await Promise.all([
    queuedProfiles(db, question, viewerOf(context).userId),
    viewCounts(db),
    loadReviewTime(db),
    loadVocabulary(db),
  ]);
  const alike = await likeNames(
    db,
    rows.map(({ id }) => id),
  );
  const waited = rows.map((row) => ({ ...row, days: businessDaysSince(row.since), alike: likeNameOf(alike.get(row.id)) }));
  return { asked, rows: waited, total, counts, time, cities: cities.map(({ name }) => name) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_title(), matches);

/** Profiles to check, the longest wait first, and licenses that expire. */
export default function Verification({ loaderData: { asked, rows, total, counts, time, cities } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.verification_title()} subtitle={`${m.verification_lead({ promised: time.days })} ${reviewTimeText(time)}`}>
      <AdminList
        title={m.verification_title()}
        path={QUEUE_PATH}
        shape={QUEUE_LIST}
        asked={asked}
        views={VIEWS.map((value) => ({ value, label: VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.verification_search() }}
        filters={[
          {
            key: "tipo",
            label: m.verification_type(),
            options: QUEUE_TYPES.map((value) => ({ value, label: PROFILE_TYPE_NAMES[value]() })),
          },
          { key: "ciudad", label: m.verification_city(), options: cities.map((value) => ({ value, label: value })) },
        ]}
        columns={[
          {
            key: "name",
            header: m.verification_profile(),
            rowHeader: true,
            sort: "name",
            cell: ({ name, alike, changes }) => (
              <>
                <span className="sm:inline-block sm:min-w-45">{name}</span>
                {changes > 0 && <span className="block font-normal text-ink-2 text-sm">{m.changes_count({ count: changes })}</span>}
                {alike && (
                  <span className="block font-normal text-sm text-warn">
                    {m.changes_alike_short()}: {alike}
                  </span>
                )}
              </>
            ),
            onPhone: "bare",
          },
          {
            key: "what",
            header: m.verification_type(),
            cell: ({ type, city }) => [PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · "),
            onPhone: "bare",
          },
          {
            key: "since",
            header: m.verification_waits(),
            sort: "waiting",
            cell: ({ status, days, since, again, openBy }) => (
              <>
                {status === "pending" || asked.view === "changes" ? (
                  <span className={days > time.days ? "font-semibold text-err" : undefined}>{waitText(days, time.days)}</span>
                ) : (
                  formatDate(since)
                )}
                {again && <span className="block text-ink-2 text-sm">{m.verification_again()}</span>}
                {openBy && <span className="block text-sm text-warn">{m.verification_open_by({ name: openBy })}</span>}
              </>
            ),
          },
          { key: "papers", header: m.verification_papers(), numeric: true, cell: ({ received }) => received },
          {
            key: "licence",
            header: m.verification_licence(),
            cell: ({ licenceUntil }) => (licenceUntil ? formatDate(licenceUntil) : m.verification_not_given()),
          },
          { key: "status", header: m.verification_status(), cell: ({ status }) => STATUS_NAMES[status](), onPhone: "hidden" },
        ]}
        rows={rows}
        total={total}
        pageSize={PAGE_SIZE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => href(profileInQueue(id, asked))}
        csv={`${QUEUE_PATH}/lista.csv`}
        none={{ title: m.verification_none(), text: m.verification_none_text() }}
      />
    </DashboardPage>
  );
}
