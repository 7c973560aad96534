import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";

/** The settings row that lists the demo world's requests, because nothing in a request distinguishes them from real ones. */
const LEADS = "demo_leads";

type Queries = Kysely<DB>;

/** Returns the ids of the demo requests by their keys in the data. */
export async function demoLeadIds(db: Queries): Promise<Record<string, string>> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", LEADS).executeTakeFirst();
  return (row?.value ?? {}) as Record<string, string>;
}

export async function rememberDemoLead(db: Queries, key: string, id: string): Promise<void> {
  const value = JSON.stringify({ [key]: id });
  await db
    .insertInto("settings")
    .values({ key: LEADS, value })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: sql<string>`settings.value || ${value}::jsonb`, updated_at: sql`now()` }),
    )
    .execute();
}

export async function forgetDemoLeads(db: Queries): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", LEADS).execute();
}
