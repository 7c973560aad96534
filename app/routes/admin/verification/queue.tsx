import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import { QUEUE } from "#app/components/verification/queue-list.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { withLikeNames } from "#domain/verification/like-names.server.ts";
import { queuedProfiles, viewCounts } from "#domain/verification/queue-queries.server.ts";
import { m } from "#messages/m.ts";
import { businessDaysSince } from "#platform/business-days.server.ts";
import type { Route } from "./+types/queue";

export const handle = { query: QUEUE.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = QUEUE.asks(request.url);
  const [{ rows, ...rest }, counts, time, { cities }] = await Promise.all([
    queuedProfiles(db, query, viewerOf(context).userId),
    viewCounts(db),
    loadReviewTime(db),
    loadVocabulary(db),
  ]);
  const waited = (await withLikeNames(db, rows)).map((row) => ({ ...row, days: businessDaysSince(row.since) }));
  return { asked, ...rest, rows: waited, counts, time, cities: cities.map(({ name }) => name) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_title(), matches);

/** Profiles to check, the longest wait first, and licenses that expire. */
export default function Verification({ loaderData: { asked, rows, total, pageSize, counts, time, cities } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.verification_title()} subtitle={`${m.verification_lead({ promised: time.days })} ${reviewTimeText(time)}`}>
      <AdminList
        title={m.verification_title()}
        {...QUEUE.shown(asked, { asked, cities, promised: time.days }, counts)}
        {...{ rows, total, pageSize }}
        none={{ title: m.verification_none(), text: m.verification_none_text() }}
      />
    </DashboardPage>
  );
}
