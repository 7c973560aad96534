import Download from "lucide-react/icons/download";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { MAX_OBJECTION } from "#domain/conduct/conduct.ts";
import { newestConduct } from "#domain/conduct/conduct-queries.server.ts";
import { objectToConduct } from "#domain/conduct/object-to-conduct.server.ts";
import { profileMedians } from "#domain/conduct/profile-medians.server.ts";
import { replyCases } from "#domain/conduct/reply-cases.server.ts";
import { type Statistics, statisticsOf } from "#domain/conduct/statistics.server.ts";
import { outcomesOf } from "#domain/followups/costs.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/statistics";
import { CityReplies } from "./city-replies.tsx";
import { ConductPanel } from "./conduct-panel.tsx";
import { Costs } from "./costs.tsx";
import { PERIODS, periodOf } from "./periods.ts";
import { ProfileMediansPanel } from "./profile-medians.tsx";
import { Weeks } from "./weeks.tsx";

const PATH = "/dashboard/provider/estadisticas";

export const handle = { query: { dias: oneOf(PERIODS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, slug, role } = await ownCenter(context, "statistics.see");
  const { db } = context.get(servicesContext);
  const days = periodOf(request);
  const [statistics, cases, conduct, medians, outcomes] = await Promise.all([
    statisticsOf(db, id, Number(days)),
    replyCases(db, Number(days), id),
    newestConduct(db, id),
    profileMedians(db, id),
    roleMay(role, "wallet.keep") ? outcomesOf(db, id, Number(days)) : null,
  ]);
  const own = cases.get(id) ?? [];
  return { id, slug, days, statistics, cases: own.length >= MIN_REPLY_CASES ? own : null, conduct, medians, outcomes };
}

/** Takes a center's objection against its figures. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const member = await memberOf(context, fields, "statistics.see");
  const text = textOf(fields, "alegacion").trim();
  const refuse = (error: string, status = 422) => data({ text, error }, { status });
  if (text === "") return refuse(m.conduct_error_empty());
  if (text.length > MAX_OBJECTION) return refuse(m.conduct_error_long({ count: formatNumber(MAX_OBJECTION) }));
  const outcome = await objectToConduct(context.get(servicesContext), member, { id: textOf(fields, "cifras"), text });
  if (outcome === "not-found") throw data(null, { status: 404 });
  if (outcome === "too-late") return refuse(m.conduct_error_late(), 409);
  throw done(PATH, "alegacion");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_statistics(), matches);

const names: Record<(typeof PERIODS)[number], () => string> = {
  "30": m.listing_statistics_days_30,
  "90": m.listing_statistics_days_90,
  "365": m.listing_statistics_days_365,
};

/** The profile's views and requests, each chart with its table. */
export default function StatisticsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, days, statistics, cases, conduct, medians, outcomes } = loaderData;
  const { from, to } = statistics;
  return (
    <DashboardPage
      title={m.team_statistics()}
      subtitle={m.listing_statistics_lead({ from: formatDate(from), to: formatDate(to), days })}
      actions={
        <span className="flex flex-wrap gap-2">
          <Segments
            label={m.listing_statistics_days()}
            items={PERIODS.map((period, index) => ({
              href: `${href(PATH)}?dias=${period}`,
              label: names[period](),
              current: period === days,
              dataKey: String(index + 1),
            }))}
          />
          <Button kind="outline" href={href(`${PATH}/cifras.csv?dias=${days}`)} download data-key="x" icon={<Download />}>
            {m.listing_statistics_csv()}
          </Button>
        </span>
      }
    >
      <Figures statistics={statistics} />
      {outcomes && <Costs outcomes={outcomes} />}
      <CityReplies own={statistics.reply} city={statistics.city} cases={cases} />
      <ProfileMediansPanel medians={medians} />
      <Weeks weeks={statistics.weeks} />
      <ConductPanel centerId={id} slug={slug} conduct={conduct} refused={actionData} />
      <KeyHints
        hints={[
          { keys: ["1", "2", "3"], words: m.listing_statistics_key_period() },
          { keys: ["b"], words: m.listing_statistics_key_table() },
          { keys: ["x"], words: m.listing_statistics_key_csv() },
        ]}
      />
    </DashboardPage>
  );
}

function Figures({ statistics: { views, requests, opened, reply } }: { statistics: Statistics }) {
  const shown = (count: number) => (count >= MIN_REPLY_CASES ? formatNumber(count) : null);
  const tiles = [
    {
      label: m.listing_statistics_views(),
      value: shown(views),
      detail: views >= MIN_REPLY_CASES ? m.listing_statistics_views_detail() : null,
    },
    {
      label: m.listing_statistics_requests(),
      value: shown(requests),
      detail: requests >= MIN_REPLY_CASES ? m.listing_statistics_requests_detail() : null,
    },
    {
      label: m.listing_statistics_opened(),
      value: requests >= MIN_REPLY_CASES ? formatNumber(opened) : null,
      detail:
        requests >= MIN_REPLY_CASES
          ? m.listing_statistics_opened_detail({ opened: formatNumber(opened), all: formatNumber(requests) })
          : null,
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
