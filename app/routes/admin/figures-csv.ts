import { servicesContext } from "#app/context.ts";
import { listCsv } from "#app/forms/lists/list-csv.server.ts";
import { askedRange, RANGE_QUERY } from "#app/forms/operations/asked-range.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { oneOf } from "#app/query-shapes.ts";
import { SPEED_METRICS } from "#domain/analytics/page-speed.ts";
import { speedByDay } from "#domain/analytics/speed-queries.server.ts";
import { noteExportOfFigures } from "#domain/desk/note-export.server.ts";
import { centerReplies, figureDays } from "#domain/desk/range-figures.server.ts";
import { type DayRange, totalOf } from "#domain/desk/range-figures.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { dollarsOf } from "#platform/money.ts";
import type { Route } from "./+types/figures-csv";

const TABLES = ["respuestas"] as const;

export const handle = { query: { ...RANGE_QUERY, tabla: oneOf(TABLES) } } satisfies Handle;

/** Returns the figures of a range as a table: one row a day, or one row a center for how soon they answer. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const range = askedRange(request.url, dayInSantoDomingo(await databaseTime(db)));
  const replies = new URL(request.url).searchParams.get("tabla") === TABLES[0];
  const { head, rows } = replies ? await tableOfReplies(db, range) : await tableOfDays(db, range);
  await noteExportOfFigures(db, `admin:${viewerOf(context).userId}`, {
    table: replies ? "replies" : "days",
    from: range.from,
    to: range.to,
  });
  async function* pages() {
    yield rows;
  }
  return listCsv(`${replies ? "respuestas" : "cifras"}-${range.from}-${range.to}.csv`, head, pages());
}

async function tableOfDays(db: Db, range: DayRange) {
  const [days, measured] = await Promise.all([figureDays(db, range), speedByDay(db, range)]);
  const speeds = new Map(measured.map(({ day, speed }) => [day, speed]));
  const rows = days.map(({ day, requests, offers, money }) => [
    ...[day, totalOf(requests), requests.routed + requests.attached, requests.held, requests.unmatched, requests.rejected],
    ...[totalOf(offers), offers.purchased, offers.open, offers.declined, offers.expired],
    ...[money.count, money.free, dollarsOf(money.placesCents), dollarsOf(money.grossCents), dollarsOf(money.returnedCents)],
    dollarsOf(money.grossCents - money.returnedCents),
    ...SPEED_METRICS.map((metric) => rounded(speeds.get(day)?.[metric].value ?? null)),
  ]);
  const head = [
    ...[m.operations_day(), m.overview_csv_requests(), m.operations_requests_routed(), m.operations_requests_held()],
    ...[m.operations_requests_unmatched(), m.operations_requests_rejected(), m.operations_offers(), m.operations_offers_purchased()],
    ...[m.operations_offers_open(), m.operations_offers_declined(), m.operations_offers_expired(), m.operations_purchases()],
    ...[m.overview_csv_free(), m.overview_csv_places(), m.operations_gross(), m.operations_returned(), m.operations_net()],
    ...SPEED_METRICS.map((metric) => m.overview_csv_speed({ metric })),
  ];
  return { head, rows };
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

async function tableOfReplies(db: Db, range: DayRange) {
  const rows = (await centerReplies(db, range)).map((row) => [row.center, rounded(row.medianHours), row.within24, row.cases]);
  return { head: [m.operations_center(), m.overview_csv_median(), m.operations_within(), m.overview_csv_cases()], rows };
}
