import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { csvText } from "#app/forms/lists/list-csv.server.ts";
import type { Handle } from "#app/handle.ts";
import { privateFile } from "#app/private-file.ts";
import { oneOf } from "#app/query-shapes.ts";
import { replyCases } from "#domain/conduct/reply-cases.server.ts";
import { statisticsOf } from "#domain/conduct/statistics.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/statistics-file";
import { PERIODS, periodOf } from "./periods.ts";

export const handle = { query: { dias: oneOf(PERIODS) } } satisfies Handle;

/** Returns the figures behind the charts, one line each: views and requests of a week; hours until an answer, empty without one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = await ownCenter(context, "statistics.see");
  const { db } = context.get(servicesContext);
  const days = Number(periodOf(request));
  const [{ weeks }, byCenter] = await Promise.all([statisticsOf(db, id, days), replyCases(db, days, id)]);
  const cases = byCenter.get(id) ?? [];
  const rows = [
    ...weeks.flatMap(({ from, views, requests }) => [
      [m.listing_statistics_views(), from, views],
      [m.listing_statistics_requests(), from, requests],
    ]),
    ...(cases.length >= MIN_REPLY_CASES ? cases : []).map(({ madeAt, hours }) => [
      m.listing_statistics_csv_hours(),
      dayInSantoDomingo(madeAt),
      hours === null ? null : Math.round(hours * 10) / 10,
    ]),
  ];
  const head = [m.listing_statistics_csv_series(), m.listing_statistics_csv_from(), m.listing_statistics_csv_value()];
  const bytes = new TextEncoder().encode(csvText(head, rows));
  return privateFile({ bytes, mediaType: "text/csv; charset=utf-8", fileName: "estadisticas.csv" });
}
