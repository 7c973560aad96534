import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { AnalyticsEvent } from "./event.ts";
import { isSpeedMetric, stepOf } from "./page-speed.ts";

/** Adds measured page speeds to the sums of the day, from which no single visit can be recognised. */
export async function countSpeed(db: Db | Tx, events: readonly AnalyticsEvent[]): Promise<void> {
  const measured = events.flatMap(({ name, facts: { metric, value } }) =>
    name === "web_vital" && isSpeedMetric(metric) ? [{ metric, step: stepOf(metric, Number(value)) }] : [],
  );
  if (measured.length === 0) return;
  await sql`
    insert into speed_days as s (day, metric, step, count)
    select (now() at time zone 'America/Santo_Domingo')::date, metric, step, count(*)
    from unnest(${measured.map(({ metric }) => metric)}::text[], ${measured.map(({ step }) => step)}::smallint[]) as m (metric, step)
    group by metric, step order by metric, step
    on conflict (day, metric, step) do update set count = s.count + excluded.count`.execute(db);
}
