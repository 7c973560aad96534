import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Card } from "#app/ui/card.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type Statistics, statisticsOf } from "#domain/listing/statistics.server.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/statistics";
import { CityReplies } from "./statistics/city-replies.tsx";
import { Weeks } from "./statistics/weeks.tsx";

const PERIODS = ["30", "90", "365"] as const;

export const handle = { query: { dias: oneOf(PERIODS) } } satisfies Handle;

/** Smaller figures tell about persons, not about a center. */
const MIN_CASES = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context);
  const days = PERIODS.find((period) => period === new URL(request.url).searchParams.get("dias")) ?? "90";
  return { days, statistics: await statisticsOf(context.get(servicesContext).db, place.id, Number(days)) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_statistics(), matches);

const names: Record<(typeof PERIODS)[number], () => string> = {
  "30": m.listing_statistics_days_30,
  "90": m.listing_statistics_days_90,
  "365": m.listing_statistics_days_365,
};

/** What happened to the profile, each chart with its table behind it. */
export default function StatisticsPage({ loaderData: { days, statistics } }: Route.ComponentProps) {
  const { from, to } = statistics;
  return (
    <DashboardPage title={m.team_statistics()} subtitle={m.listing_statistics_lead({ from: formatDate(from), to: formatDate(to), days })}>
      <Tabs
        label={m.listing_statistics_days()}
        items={PERIODS.map((period) => ({
          href: `${href("/dashboard/provider/estadisticas")}?dias=${period}`,
          label: names[period](),
          current: period === days,
        }))}
      />
      <Figures statistics={statistics} />
      <CityReplies own={statistics.reply} city={statistics.city} />
      <Weeks weeks={statistics.weeks} />
    </DashboardPage>
  );
}

function Figures({ statistics: { views, requests, opened, reply } }: { statistics: Statistics }) {
  const shown = (count: number) => (count >= MIN_CASES ? formatNumber(count) : null);
  const tiles = [
    { label: m.listing_statistics_views(), value: shown(views), detail: views >= MIN_CASES ? m.listing_statistics_views_detail() : null },
    {
      label: m.listing_statistics_requests(),
      value: shown(requests),
      detail: requests >= MIN_CASES ? m.listing_statistics_requests_detail() : null,
    },
    {
      label: m.listing_statistics_opened(),
      value: requests >= MIN_CASES ? formatNumber(opened) : null,
      detail:
        requests >= MIN_CASES ? m.listing_statistics_opened_detail({ opened: formatNumber(opened), all: formatNumber(requests) }) : null,
    },
    {
      label: m.listing_statistics_reply(),
      value: reply
        ? m.listing_statistics_hours_value({ hours: formatNumber(reply.medianHours, reply.medianHours % 1 === 0 ? 0 : 1) })
        : null,
      detail: reply ? m.listing_statistics_reply_detail({ cases: String(reply.cases) }) : m.listing_statistics_reply_none(),
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value, detail }) => (
        <Card key={label} padding="s">
          <dl>
            <StatTile label={label} value={value ?? <NoData />} detail={detail ?? m.listing_statistics_from_five()} />
          </dl>
        </Card>
      ))}
    </div>
  );
}

const NoData = () => <span className="text-ink-2 text-lg">{m.listing_statistics_none()}</span>;
