import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { MIN_MEASUREMENTS, middleOf, SPEED_METRICS, type Speed, type SpeedMetric } from "./page-speed.ts";

export interface SpeedOfDay {
  readonly day: string;
  readonly speed: Readonly<Record<SpeedMetric, Speed>>;
}

/** Selects for each group the step that three of four measurements do not exceed, and the number of measurements. */
const quarters = (from: string, to: string, group: "metric" | "day, metric") => sql<{
  day: string;
  metric: SpeedMetric;
  step: number;
  count: number;
}>`
  select ${sql.raw(group)}, min(step) filter (where below >= 0.75 * total) as step, max(total) as count from (
    select ${sql.raw(group)}, step, sum(count) over (partition by ${sql.raw(group)} order by step) as below,
      sum(count) over (partition by ${sql.raw(group)}) as total
    from (select ${sql.raw(group)}, step, sum(count)::bigint as count from speed_days where day between ${from}::date and ${to}::date
      group by ${sql.raw(group)}, step) as s) as w group by ${sql.raw(group)}`;

/** Puts the metrics side by side, including those without measurements. */
function sideBySide(rows: readonly { metric: SpeedMetric; step: number; count: number }[]): Record<SpeedMetric, Speed> {
  const read = (metric: SpeedMetric): [SpeedMetric, Speed] => {
    const { step, count } = rows.find((row) => row.metric === metric) ?? { step: 0, count: 0 };
    return [metric, { value: count < MIN_MEASUREMENTS ? null : middleOf(metric, step), count }];
  };
  return Object.fromEntries(SPEED_METRICS.map(read)) as Record<SpeedMetric, Speed>;
}

/** Returns how fast pages were for visitors who let it be measured, in a range of days. */
export async function pageSpeed(db: Db, { from, to }: { from: string; to: string }): Promise<Record<SpeedMetric, Speed>> {
  return sideBySide((await quarters(from, to, "metric").execute(db)).rows);
}

/** Returns the same for each day that has any measurement. */
export async function speedByDay(db: Db, { from, to }: { from: string; to: string }): Promise<SpeedOfDay[]> {
  const { rows } = await quarters(from, to, "day, metric").execute(db);
  const days = [...new Set(rows.map(({ day }) => day))];
  return days.map((day) => ({ day, speed: sideBySide(rows.filter((row) => row.day === day)) }));
}
