import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import { SPEED_METRICS, stepOf } from "#domain/analytics/page-speed.ts";
import { addDays } from "#platform/days.ts";

const PRESENT = "2026-11-20";
const DAYS = 60;
/** The number of visits each day whose speed was measured. */
const VISITS = 24;
/** The figures of a usual visit. Every ninth visit is slower. */
const USUAL = { LCP: 1_500, INP: 110, CLS: 0.03 } as const;

/** Returns how fast pages of the demo world were, the same on every machine. */
const steps = () => {
  const rows = Array.from({ length: DAYS }, (_, back) => back).flatMap((back) =>
    SPEED_METRICS.flatMap((metric) =>
      Array.from({ length: VISITS }, (_, visit) => ({
        day: addDays(PRESENT, -back),
        metric,
        step: stepOf(metric, USUAL[metric] * (0.6 + ((visit * 7) % VISITS) / VISITS) * (back % 9 === 4 ? 1.7 : 1)),
      })),
    ),
  );
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  return sql`select day, metric, step, count(*)::int as count
    from unnest(${column("day")}::date[], ${column("metric")}::text[], ${column("step")}::smallint[]) as m (day, metric, step) group by 1, 2, 3`;
};

/** Adds the measurements once. `seedViews` runs later and leaves the mark by which this is known. */
export async function seedSpeeds(tx: Kysely<DB>): Promise<void> {
  const { rows } = await sql`select from analytics_events where facts ->> 'demo' = 'true' limit 1`.execute(tx);
  if (rows.length > 0) return;
  await sql`insert into speed_days as s (day, metric, step, count) ${steps()}
    on conflict (day, metric, step) do update set count = s.count + excluded.count`.execute(tx);
}

/** Removes them, and keeps what real visits added to the same sums. */
export async function deleteSpeeds(tx: Kysely<DB>): Promise<void> {
  const { rows } = await sql`select from analytics_events where facts ->> 'demo' = 'true' limit 1`.execute(tx);
  if (rows.length === 0) return;
  const same = sql`s.day = d.day and s.metric = d.metric and s.step = d.step`;
  await sql`delete from speed_days s using (${steps()}) d where ${same} and s.count <= d.count`.execute(tx);
  await sql`update speed_days s set count = s.count - d.count from (${steps()}) d where ${same} and s.count > d.count`.execute(tx);
}
