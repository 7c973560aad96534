import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import { checkSearches } from "#domain/analytics/count-searches.server.ts";
import type { Context } from "#domain/context.ts";
import { searchDirectory } from "#domain/directory/search-directory.server.ts";
import { NO_SEARCH_FILTERS } from "#domain/directory/search-filters.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { demoSearches } from "./data/searches.ts";

/** Remembers the last day of the fictional searches, because nothing in a sum distinguishes them from real ones. */
const STATE = "demo_searches";

const sums = (last: string) => {
  const rows = demoSearches.flatMap(({ words, count, days }) =>
    Array.from({ length: days }, (_, back) => ({
      words,
      day: addDays(last, -Math.floor((back * 29) / days)),
      count: Math.floor(count / days) + (back < count % days ? 1 : 0),
    })),
  );
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  return sql`select day, words, sum(count)::int as count
    from unnest(${column("day")}::date[], ${column("words")}::text[], ${column("count")}::int[]) as s (day, words, count) group by 1, 2`;
};

/** Counts the searches of the last month, once, and lets the directory say which of them found nothing. */
export async function seedSearches(ctx: Pick<Context, "db">): Promise<void> {
  const { db } = ctx;
  const last = dayInSantoDomingo(await databaseTime(db));
  await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto("settings")
      .values({ key: STATE, value: JSON.stringify(last) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (made)
      await sql`insert into searched_words as w (day, words, count) ${sums(last)}
        on conflict (day, words) do update set count = w.count + excluded.count`.execute(tx);
  });
  await checkSearches(ctx, async (q) => (await searchDirectory(db, { ...NO_SEARCH_FILTERS, q }, 1)).total > 0);
}

/** Removes them, and keeps what real visitors added to the same sums. */
export async function deleteSearches(tx: Kysely<DB>): Promise<void> {
  const row = await tx.deleteFrom("settings").where("key", "=", STATE).returning("value").executeTakeFirst();
  if (!row) return;
  const same = sql`w.day = d.day and w.words = d.words`;
  await sql`delete from searched_words w using (${sums(String(row.value))}) d where ${same} and w.count <= d.count`.execute(tx);
  await sql`update searched_words w set count = w.count - d.count from (${sums(String(row.value))}) d where ${same} and w.count > d.count`.execute(
    tx,
  );
}
