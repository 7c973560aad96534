import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { AnalyticsEvent } from "./event.ts";
import { countedWords } from "./searched-words.ts";

/** The maximum number of different searches counted in a day. More of them are a flood, and are not counted. */
const MAX_A_DAY = 5_000;
const CHECKED_AT_ONCE = 200;
const today = sql`(now() at time zone 'America/Santo_Domingo')::date`;

/** Counts the words of searches, without their page and time. Only visitors who agreed are in `events`. */
export async function countSearches(db: Db | Tx, events: readonly AnalyticsEvent[]): Promise<void> {
  const searched = events.flatMap(({ name, facts }) => {
    const words = name === "search_performed" && typeof facts.query === "string" ? countedWords(facts.query) : null;
    return words === null ? [] : [words];
  });
  if (searched.length === 0) return;
  await sql`
    insert into searched_words as s (day, words, count)
    select ${today}, words, count(*)::int from unnest(${searched}::text[]) as words
    where (select count(*) from searched_words where day = ${today}) < ${MAX_A_DAY} group by words order by words
    on conflict (day, words) do update set count = s.count + excluded.count`.execute(db);
}

/** Asks the directory whether it finds anything for the new search words. */
export async function checkSearches({ db }: Pick<Context, "db">, finds: (words: string) => Promise<boolean>): Promise<void> {
  const { rows } = await sql<{ words: string }>`
    select distinct words from searched_words where found is null order by words limit ${CHECKED_AT_ONCE}`.execute(db);
  for (const { words } of rows)
    await db
      .updateTable("searched_words")
      .set({ found: await finds(words) })
      .where("words", "=", words)
      .where("found", "is", null)
      .execute();
}
