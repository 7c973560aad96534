import ArrowRight from "lucide-react/icons/arrow-right";
import { mayAt } from "#app/admin-areas.ts";
import { SearchesPanel } from "#app/components/analytics/searches-panel.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { waitingScreen } from "#app/components/desk/waiting-screens.ts";
import { mostUrgentFirst, screenOf, WaitingSheet } from "#app/components/desk/waiting-sheet.tsx";
import { FunnelPanel } from "#app/components/operations/funnel-panel.tsx";
import { HealthPanel } from "#app/components/operations/health-panel.tsx";
import { RangeForm } from "#app/components/operations/range-form.tsx";
import { ReplyChart } from "#app/components/operations/reply-chart.tsx";
import { RevenueChart } from "#app/components/operations/revenue-chart.tsx";
import { ReviewTimeChart } from "#app/components/operations/review-time-chart.tsx";
import { Cell, Sheet } from "#app/components/operations/sheet.tsx";
import { SpeedChart } from "#app/components/operations/speed-chart.tsx";
import { servicesContext } from "#app/context.ts";
import { askedRange, RANGE_QUERY, rangeQuery } from "#app/forms/operations/asked-range.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { countRinging } from "#domain/alerts/alert-queries.server.ts";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { pageSpeed, speedByDay } from "#domain/analytics/speed-queries.server.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import { centerReplies, figureDays } from "#domain/desk/range-figures.server.ts";
import { rangeBefore, sumOf, totalOf } from "#domain/desk/range-figures.ts";
import { whatWaits } from "#domain/desk/waiting.server.ts";
import type { Waiting } from "#domain/desk/waiting.ts";
import { lastBackup } from "#domain/operations/backups.server.ts";
import { siteHealth } from "#domain/operations/site-health.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { reviewWaits } from "#domain/verification/review-time.server.ts";
import { m } from "#messages/m.ts";
import { addDays, daysBetween } from "#platform/days.ts";
import { dayInSantoDomingo, formatDate, formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/home";

const PATH = "/dashboard/admin";
const ALERTS = `${PATH}/alertas`;
const HEALTH_DAYS = 30;
/** Whoever may read the file of figures sees them here too. */
const FIGURES = `${PATH}/cifras.csv`;

export const handle = { query: RANGE_QUERY } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { firstName, lastName, email, teamRole } = viewerOf(context);
  const { db, mailbox } = context.get(servicesContext);
  const now = await databaseTime(db);
  const today = dayInSantoDomingo(now);
  const range = askedRange(request.url, today);
  const earlier = rangeBefore(range);
  const [ringing, waiting, days, daysBefore, replies, waits, waitsBefore, speed, speedBefore, speedDays, health, backup, searches] =
    await Promise.all([
      mayAt(teamRole, "see", ALERTS) ? countRinging(db) : 0,
      whatWaits(db),
      figureDays(db, range),
      figureDays(db, earlier),
      centerReplies(db, range),
      reviewWaits(db, range),
      reviewWaits(db, earlier),
      pageSpeed(db, range),
      pageSpeed(db, earlier),
      speedByDay(db, { from: addDays(today, 1 - HEALTH_DAYS), to: today }),
      siteHealth(db),
      lastBackup(db),
      emptySearches(db, { from: range.from, to: range.to, search: null, sort: "veces", descending: true, page: 1 }),
    ]);
  const figures = { days, now: sumOf(days), before: sumOf(daysBefore), replies, waits, waitsBefore, speed, speedBefore };
  return {
    ringing,
    ...{ name: calledBy({ firstName, lastName, email }), now, today, range, tools: mailbox !== "closed" },
    waiting: waiting.filter(({ what }) => mayAt(teamRole, "act", waitingScreen(what))),
    site: mayAt(teamRole, "see", FIGURES) ? { searches, figures, health: { health, backup, speed: speedDays } } : null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.identity_admin_page_title(), matches);

/** What needs a person first, then how the site is doing. */
export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { ringing, name, range, today, site, waiting, now, tools } = loaderData;
  const count = waiting.reduce((sum, queue) => sum + queue.count, 0);
  const late = waiting.reduce((sum, queue) => sum + queue.late, 0);
  const sentences = [m.desk_hello_text({ count }), ...(late > 0 ? [m.desk_hello_late({ count: late })] : [])];
  const first = mostUrgentFirst(waiting)[0];
  return (
    <DashboardPage
      title={m.desk_hello({ name })}
      subtitle={`${formatDateTime(now)} ${count === 0 ? m.desk_wait_nothing() : sentences.join(" ")}`}
      actions={
        first && (
          <Button kind="cta" href={screenOf(first)} className="max-md:w-full" iconAfter={<ArrowRight />}>
            {m.overview_most_urgent()}
          </Button>
        )
      }
    >
      {ringing > 0 && (
        <Note kind="error">
          {m.alerts_home({ count: ringing })} <TextLink href={href(ALERTS)}>{m.alerts_home_link()}</TextLink>
        </Note>
      )}
      <WaitingSheet waiting={waiting} now={now} />
      {site && (
        <>
          <HowItGoes range={range} today={today} figures={site.figures} profiles={waiting.find(({ what }) => what === "profiles")!} />
          <Sheet>
            <Cell>
              <SearchesPanel found={site.searches} range={rangeQuery(range)} />
            </Cell>
            <Cell place="right">
              <HealthPanel {...site.health} />
            </Cell>
          </Sheet>
        </>
      )}
      {tools && (
        <Panel title={m.desk_tools()}>
          <ul className="-mt-2 flex flex-wrap gap-x-6">
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

interface HowItGoesProps extends Pick<Route.ComponentProps["loaderData"], "range" | "today"> {
  figures: NonNullable<Route.ComponentProps["loaderData"]["site"]>["figures"];
  /** The profiles that wait for a decision. */
  profiles: Waiting;
}

function HowItGoes({ range, today, figures, profiles }: HowItGoesProps) {
  const { days, now, before, replies, waits, waitsBefore, speed, speedBefore } = figures;
  const length = daysBetween(range.from, range.to) + 1;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 max-w-100">
          <h2 className="title-3 text-[1.4375rem]">{m.desk_how_it_goes()}</h2>
          <p className="text-ink-2 text-sm">
            {m.overview_range({ from: formatDate(range.from), to: formatDate(range.to), count: length })}
          </p>
        </div>
        <RangeForm range={range} periods={FIGURE_DAYS} />
      </div>
      <Sheet>
        <Cell place="wide">
          {totalOf(now.requests) + totalOf(now.offers) === 0 ? (
            <p>{m.operations_range_empty()}</p>
          ) : (
            <FunnelPanel now={now} before={before} />
          )}
        </Cell>
        <Cell>
          <RevenueChart days={days} now={now} before={before} today={today} />
        </Cell>
        <Cell place="right">
          <ReplyChart centers={replies} exportAt={href(`${PATH}/cifras.csv?${rangeQuery(range)}&tabla=respuestas`)} />
        </Cell>
        <Cell>
          <ReviewTimeChart waits={waits} before={waitsBefore} waiting={profiles.count} promised={profiles.promisedDays ?? 0} />
        </Cell>
        <Cell place="right">
          <SpeedChart now={speed} before={speedBefore} />
        </Cell>
      </Sheet>
    </section>
  );
}
