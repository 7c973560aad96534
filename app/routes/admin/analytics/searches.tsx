import { SEARCHES } from "#app/components/analytics/search-list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { askedRange } from "#app/forms/operations/asked-range.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { SHOWN_FROM } from "#domain/analytics/searched-words.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo, formatDate, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/searches";

export const handle = { query: SEARCHES.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = SEARCHES.read(request.url);
  const range = askedRange(request.url, dayInSantoDomingo(await databaseTime(db)));
  return { asked, range, periods: FIGURE_DAYS, ...(await emptySearches(db, { ...asked, from: range.from, to: range.to })) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.searches_title(), matches);

/** What people searched for and did not find, and what our team can do about it. */
export default function AdminSearches({ loaderData }: Route.ComponentProps) {
  const { asked, range, periods, rows, total, pageSize, searches, without } = loaderData;
  const days = { from: formatDate(range.from), to: formatDate(range.to) };
  return (
    <DashboardPage
      title={m.searches_title()}
      subtitle={m.searches_text({ ...days, without: formatNumber(without), searches: formatNumber(searches), from_times: SHOWN_FROM })}
    >
      <div className="flex">
        <Segments
          label={m.desk_period()}
          items={periods.map((count) => ({
            href: href(`${SEARCHES.path}?dias=${count}`),
            label: m.desk_period_days({ count }),
            current: count === range.days,
          }))}
        />
      </div>
      <AdminList
        title={m.searches_title()}
        {...SEARCHES.shown(asked, null)}
        {...{ rows, total, pageSize }}
        none={{ title: m.searches_none(), text: m.searches_none_text({ count: SHOWN_FROM }) }}
        legend={m.searches_legend()}
      />
    </DashboardPage>
  );
}
