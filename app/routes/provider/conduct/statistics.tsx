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
import { nextLetter } from "#domain/conduct/letter-day.server.ts";
import { objectToConduct } from "#domain/conduct/object-to-conduct.server.ts";
import { profileMedians } from "#domain/conduct/profile-medians.server.ts";
import { replyCases } from "#domain/conduct/reply-cases.server.ts";
import { figuresOf, type ReplyCase } from "#domain/conduct/reply-cases.ts";
import { type CityMedians, cityMedians, type Statistics, statisticsOf } from "#domain/conduct/statistics.server.ts";
import { outcomesOf } from "#domain/followups/costs.server.ts";
import type { Outcomes } from "#domain/followups/costs.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { hoursBetween } from "#platform/days.ts";
import { dayInSantoDomingo, formatDate, formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/statistics";
import { CityReplies } from "./city-replies.tsx";
import { ComparedTrack, TrackLegend } from "./compared-track.tsx";
import { ConductPanel } from "./conduct-panel.tsx";
import { Costs } from "./costs.tsx";
import { LetterCard } from "./letter-card.tsx";
import { PERIODS, periodOf } from "./periods.ts";
import { ProfileMediansPanel } from "./profile-medians.tsx";
import { Weeks } from "./weeks.tsx";

const PATH = "/dashboard/provider/estadisticas";

export const handle = { query: { dias: oneOf(PERIODS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, slug, role } = await ownCenter(context, "statistics.see");
  const { db } = context.get(servicesContext);
  const days = periodOf(request);
  const length = Number(days);
  const [statistics, before, cases, conduct, medians, outcomes, outcomesBefore, city] = await Promise.all([
    statisticsOf(db, id, length),
    statisticsOf(db, id, length, length),
    replyCases(db, 2 * length, id),
    newestConduct(db, id),
    profileMedians(db, id),
    outcomesOf(db, id, length),
    outcomesOf(db, id, length, length),
    cityMedians(db, id, length),
  ]);
  const now = await databaseTime(db);
  const isRecent = ({ madeAt }: ReplyCase) => hoursBetween(madeAt, now) < length * 24;
  const all = cases.get(id) ?? [];
  const own = all.filter(isRecent);
  return {
    ...{ id, slug, days, statistics, before, conduct, medians, city },
    cases: own.length >= MIN_REPLY_CASES ? own : null,
    replyBefore: figuresOf(all.filter((one) => !isRecent(one)))?.medianHours ?? null,
    outcomes: counted(outcomes, roleMay(role, "wallet.keep")),
    outcomesBefore: counted(outcomesBefore, roleMay(role, "wallet.keep")),
    seesMoney: roleMay(role, "wallet.keep"),
    letter: nextLetter(dayInSantoDomingo(now)),
  };
}

/** Leaves out what a role may not read. */
const counted = (outcomes: Outcomes, seesMoney: boolean): Outcomes => (seesMoney ? outcomes : { ...outcomes, paidCents: 0 });

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
  const { id, slug, days, statistics, before, cases, conduct, medians, outcomes, outcomesBefore, seesMoney, letter } = loaderData;
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
      <Figures {...loaderData} cityReply={medians.parts.reply.median} />
      {seesMoney && <Costs outcomes={outcomes} before={outcomesBefore} arrived={statistics.requests} />}
      <CityReplies own={statistics.reply} city={statistics.city} cases={cases} />
      <ProfileMediansPanel medians={medians} />
      <Weeks weeks={statistics.weeks} before={before.weeks} to={statistics.to} />
      <LetterCard letter={letter} />
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

interface FiguresProps {
  statistics: Statistics;
  before: Statistics;
  replyBefore: number | null;
  outcomes: Outcomes;
  outcomesBefore: Outcomes;
  city: CityMedians;
  cityReply: number | null;
  days: string;
}

/** Four figures, each beside the period before it and the city's median. Under five cases nothing is said. */
function Figures({ statistics, before, replyBefore, outcomes, outcomesBefore, city, cityReply, days }: FiguresProps) {
  const enough = (count: number) => (count >= MIN_REPLY_CASES ? count : null);
  const number = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);
  const hours = (value: number) => m.listing_statistics_hours_value({ hours: number(value) });
  const share = ({ consulted, opened }: Outcomes) => (opened >= MIN_REPLY_CASES ? consulted / opened : null);
  const of = ({ consulted, opened }: Outcomes) => m.followups_figure_of({ answered: String(consulted), cases: String(opened) });
  const tiles = [
    {
      label: m.listing_statistics_views(),
      detail: m.listing_statistics_views_detail(),
      ...{ own: enough(statistics.views), before: enough(before.views), city: city.views, shown: number },
    },
    {
      label: m.listing_statistics_requests(),
      detail: m.listing_statistics_requests_detail(),
      ...{ own: enough(statistics.requests), before: enough(before.requests), city: city.requests, shown: number },
    },
    {
      label: m.listing_statistics_reply(),
      detail: statistics.reply
        ? m.listing_statistics_reply_detail({ cases: String(statistics.reply.cases) })
        : m.listing_statistics_reply_none(),
      ...{ own: statistics.reply?.medianHours ?? null, before: replyBefore, city: cityReply, shown: hours },
    },
    {
      label: m.followups_figure_consulted(),
      detail: m.listing_statistics_consulted_detail(),
      ...{ own: share(outcomes), before: share(outcomesBefore), city: null },
      shown: (value: number) => of(value === share(outcomes) ? outcomes : outcomesBefore),
    },
  ];
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {tiles.map(({ label, detail, own, before: was, city: median, shown }) => (
          <Card key={label} padding="s">
            <dl>
              <StatTile
                label={label}
                value={own === null ? <NoData /> : shown(own)}
                detail={
                  own === null ? (
                    m.listing_statistics_from_five()
                  ) : (
                    <>
                      <ComparedTrack own={own} before={was} city={median} />
                      {(was !== null || median !== null) && (
                        <span className="flex flex-wrap justify-between gap-x-3 text-ink-2 tabular-nums">
                          <span>{was !== null && m.listing_statistics_was({ value: shown(was) })}</span>
                          <span>{median !== null && m.listing_statistics_of_city({ value: shown(median) })}</span>
                        </span>
                      )}
                      <span className="mt-1 block">{detail}</span>
                    </>
                  )
                }
              />
            </dl>
          </Card>
        ))}
      </div>
      <TrackLegend days={days} />
    </div>
  );
}

const NoData = () => <span className="text-ink-2 text-lg">{m.listing_statistics_none()}</span>;
