import { FunnelPanel } from "#app/components/admin/operations/funnel-panel.tsx";
import { HealthPanel } from "#app/components/admin/operations/health-panel.tsx";
import { RangeForm } from "#app/components/admin/operations/range-form.tsx";
import { ReplyChart } from "#app/components/admin/operations/reply-chart.tsx";
import { RevenueChart } from "#app/components/admin/operations/revenue-chart.tsx";
import { SearchesPanel } from "#app/components/admin/searches/searches-panel.tsx";
import { isLate, WaitingSheet } from "#app/components/admin/waiting-sheet.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { servicesContext } from "#app/context.ts";
import { askedRange, RANGE_QUERY, rangeQuery } from "#app/forms/operations/asked-range.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { type PeriodFigures, periodFigures, whatWaits } from "#domain/desk/day-figures.server.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import { centerReplies, funnel, revenueDays } from "#domain/desk/range-figures.server.ts";
import { lastBackup } from "#domain/operations/backups.server.ts";
import { siteHealth } from "#domain/operations/site-health.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { dayInSantoDomingo, formatDate, formatNumber, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/home";

export const handle = { query: RANGE_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  const { db, mailbox } = context.get(servicesContext);
  const now = await databaseTime(db);
  const range = askedRange(request.url, dayInSantoDomingo(now));
  const [figures, waiting, funneled, revenue, replies, health, backup, searches] = await Promise.all([
    periodFigures(db, range),
    whatWaits(db),
    funnel(db, range),
    revenueDays(db, range),
    centerReplies(db, range),
    siteHealth(db),
    lastBackup(db),
    emptySearches(db, { from: range.from, to: range.to, search: null, sort: "veces", descending: true, page: 1 }),
  ]);
  const shown = { range, periods: FIGURE_DAYS, figures, funnel: funneled, revenue, replies, health, backup, searches };
  return { name: calledBy({ firstName, lastName, email }), waiting, now, tools: mailbox !== "closed", ...shown };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.account_admin_page_title(), matches);

/** What needs a person, then how it goes. */
export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { name, range, periods, figures, funnel, revenue, replies, health, backup, searches, waiting, now, tools } = loaderData;
  const { requests, offers } = funnel;
  const isEmpty = [...Object.values(requests), ...Object.values(offers)].every((count) => count === 0);
  const count = waiting.reduce((sum, queue) => sum + queue.count, 0);
  const late = waiting.filter((queue) => queue.count > 0 && isLate(queue, now)).length;
  const sentences = [m.desk_hello_text({ count }), ...(late > 0 ? [m.desk_hello_late({ count: late })] : [])];
  return (
    <DashboardPage
      title={m.desk_hello({ name })}
      subtitle={`${formatWeekday(now)}. ${count === 0 ? m.desk_wait_nothing() : sentences.join(" ")}`}
    >
      <WaitingSheet waiting={waiting} now={now} />
      <Panel title={m.desk_how_it_goes()}>
        <p className="-mt-2 text-ink-2 text-sm">{m.operations_range_text({ from: formatDate(range.from), to: formatDate(range.to) })}</p>
        <RangeForm range={range} periods={periods} />
        {isEmpty ? <p>{m.operations_range_empty()}</p> : <FunnelPanel funnel={funnel} />}
        <Figures {...figures} />
        <div className="grid gap-x-8 gap-y-6 border-t pt-5 lg:grid-cols-2">
          <RevenueChart days={revenue} />
          <ReplyChart centers={replies} />
        </div>
      </Panel>
      <SearchesPanel found={searches} range={rangeQuery(range)} />
      <HealthPanel health={health} backup={backup} />
      {tools && (
        <Panel title={m.desk_tools()}>
          <ul className="grid gap-1">
            <li>
              <TextLink href={href("/dev/correo")}>{m.desk_mail_link()}</TextLink>
            </li>
            <li>
              <TextLink href={href("/dev/componentes")}>{m.desk_components_link()}</TextLink>
            </li>
          </ul>
        </Panel>
      )}
    </DashboardPage>
  );
}

function Figures({ now, before }: { now: PeriodFigures; before: PeriodFigures }) {
  const number = formatNumber;
  const hours = (median: number) => m.desk_hours({ count: number(median, median < 10 && !Number.isInteger(median) ? 1 : 0) });
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      <StatTile
        label={m.desk_figure_requests()}
        value={number(now.requests)}
        detail={m.desk_figure_requests_detail({ count: number(before.requests) })}
      />
      <StatTile
        label={m.desk_figure_answered()}
        value={number(now.answered)}
        detail={m.desk_figure_answered_detail({
          count: number(now.requests),
          before: number(before.answered),
          beforeCount: number(before.requests),
        })}
      />
      <StatTile
        label={m.desk_figure_purchases()}
        value={number(now.purchases)}
        detail={m.desk_figure_purchases_detail({
          count: number(now.offers),
          before: number(before.purchases),
          beforeCount: number(before.offers),
        })}
      />
      <StatTile
        label={m.desk_figure_reply()}
        value={now.replyMedianHours === null ? m.desk_figure_reply_few() : hours(now.replyMedianHours)}
        detail={
          now.replyMedianHours === null
            ? m.desk_figure_reply_few_detail({ count: now.replyCases })
            : m.desk_figure_reply_detail({
                count: number(now.replyCases),
                before: before.replyMedianHours === null ? m.desk_no_figure() : hours(before.replyMedianHours),
              })
        }
      />
    </dl>
  );
}
