import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { csvText } from "#app/forms/lists/list-csv.server.ts";
import type { Handle } from "#app/handle.ts";
import { privateFile } from "#app/private-file.ts";
import { oneOf } from "#app/query-shapes.ts";
import { replyCases } from "#domain/conduct/reply-cases.server.ts";
import { statisticsOf } from "#domain/conduct/statistics.server.ts";
import { outcomesOf } from "#domain/followups/costs.server.ts";
import { COST_STEPS, costPerStep, type Outcomes } from "#domain/followups/costs.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { dollarsOf } from "#platform/money.ts";
import { COST_NAMES } from "#texts/followups.ts";
import type { Route } from "./+types/statistics-file";
import { PERIODS, periodOf } from "./periods.ts";

export const handle = { query: { dias: oneOf(PERIODS) } } satisfies Handle;

/**
 * Returns the figures of the page, one line each: views and requests of a week; hours until an answer, empty without one; and, for
 * somebody who sees the wallet, how many reached each step and what one of them cost, empty where nobody did.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, role } = await ownCenter(context, "statistics.see");
  const { db } = context.get(servicesContext);
  const days = Number(periodOf(request));
  const [{ weeks, from: firstDay }, byCenter, outcomes] = await Promise.all([
    statisticsOf(db, id, days),
    replyCases(db, days, id),
    roleMay(role, "wallet.keep") ? outcomesOf(db, id, days) : null,
  ]);
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
    ...(outcomes && outcomes.opened > 0 ? costRows(outcomes, firstDay) : []),
  ];
  const head = [m.listing_statistics_csv_series(), m.listing_statistics_csv_from(), m.listing_statistics_csv_value()];
  const bytes = new TextEncoder().encode(csvText(head, rows));
  return privateFile({ bytes, mediaType: "text/csv; charset=utf-8", fileName: "estadisticas.csv" });
}

function costRows(outcomes: Outcomes, from: string): [string, string, number | null][] {
  const steps = costPerStep(outcomes);
  return COST_STEPS.flatMap((step): [string, string, number | null][] => {
    const { count, cents } = steps[step];
    const name = COST_NAMES[step]();
    return [
      [name, from, count],
      [m.coststeps_csv_each({ step: name }), from, cents === null ? null : dollarsOf(cents)],
    ];
  });
}
