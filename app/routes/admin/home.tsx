import { isLate, WaitingSheet } from "#app/components/admin/waiting-sheet.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type PeriodFigures, periodFigures, whatWaits } from "#domain/desk/day-figures.server.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { formatNumber, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/home";

const USUAL_DAYS = 30;

export const handle = { query: { dias: oneOf(FIGURE_DAYS.map(String)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { firstName, lastName, email } = viewerOf(context);
  const { db, mailbox } = context.get(servicesContext);
  const days = Number(new URL(request.url).searchParams.get("dias") ?? USUAL_DAYS);
  const [figures, waiting, now] = await Promise.all([periodFigures(db, days), whatWaits(db), databaseTime(db)]);
  return { name: calledBy({ firstName, lastName, email }), days, periods: FIGURE_DAYS, figures, waiting, now, tools: mailbox !== "closed" };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.account_admin_page_title(), matches);

/** What needs a person, then how it goes. */
export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { name, days, periods, figures, waiting, now, tools } = loaderData;
  const count = waiting.reduce((sum, queue) => sum + queue.count, 0);
  const late = waiting.filter((queue) => queue.count > 0 && isLate(queue, now)).length;
  const sentences = [m.desk_hello_text({ count }), ...(late > 0 ? [m.desk_hello_late({ count: late })] : [])];
  return (
    <DashboardPage
      title={m.desk_hello({ name })}
      subtitle={`${formatWeekday(now)}. ${count === 0 ? m.desk_wait_nothing() : sentences.join(" ")}`}
    >
      <WaitingSheet waiting={waiting} now={now} />
      <Panel title={m.desk_how_it_goes()} aside={<Periods days={days} periods={periods} />}>
        <p className="-mt-2 text-ink-2 text-sm">{m.desk_period_text({ count: days })}</p>
        <Figures {...figures} />
      </Panel>
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

function Periods({ days, periods }: { days: number; periods: readonly number[] }) {
  return (
    <nav aria-label={m.desk_period()} className="flex rounded-lg border">
      {periods.map((period) => (
        <a
          key={period}
          href={href(`/dashboard/admin?dias=${period}`)}
          aria-current={period === days ? "true" : undefined}
          className="inline-flex min-h-11 items-center rounded-lg px-3.5 text-ink-2 text-ui no-underline hover:bg-hover aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-brand"
        >
          {m.desk_period_days({ count: period })}
        </a>
      ))}
    </nav>
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
