import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import { idOfCenter } from "./provider-rows.ts";

/** How often each profile is looked at in a day, approximately. */
const VIEWED = [
  { center: "Clínica Luna de Larimar", aDay: 12 },
  { center: "Unidad Caracola", aDay: 4 },
] as const;

const DAYS = 100;

/** Adds the views of visitors of the demo world until its present, once, the same on every machine. */
export async function seedViews(tx: Kysely<DB>): Promise<void> {
  const { rows } = await sql`select from analytics_events where facts ->> 'demo' = 'true' limit 1`.execute(tx);
  if (rows.length > 0) return;
  for (const { center, aDay } of VIEWED) {
    await sql`
      insert into analytics_events (at, name, path, facts)
      select timestamptz '2026-11-20 16:00Z' - make_interval(days => day), 'view_center', '/centros',
        jsonb_build_object('center_id', ${idOfCenter(center)}::text, 'demo', true)
      from generate_series(0, ${DAYS}::int) day, generate_series(1, ${aDay}::int + (day * 7919) % 7 - 3 - day / 40)`.execute(tx);
  }
}

export async function deleteViews(tx: Kysely<DB>): Promise<void> {
  await sql`delete from analytics_events where facts ->> 'demo' = 'true'`.execute(tx);
}
