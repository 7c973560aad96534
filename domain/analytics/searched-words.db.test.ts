import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { checkSearches } from "./count-searches.server.ts";
import { forgetEvents } from "./forget-events.server.ts";
import { recordEvents } from "./record-events.server.ts";
import { emptySearches } from "./search-queries.server.ts";
import { countedWords } from "./searched-words.ts";

const { db } = await testContext();
const day = dayInSantoDomingo(new Date());
const search = (query: string, times: number) =>
  recordEvents(
    db,
    Array.from({ length: times }, () => ({ name: "search_performed" as const, path: "/busqueda", facts: { query } })),
  );

test.each([
  ["  Banco  de SEMEN ", "banco de semen"],
  ["FIV", "fiv"],
  ["Yadira Polanco", null],
  ["yadira pérez maría", null],
  ["809 555 0142", null],
  ["ana@correo.example", null],
  ["https://correo.example", null],
  ["x", null],
  ["a".repeat(61), null],
])("«%s» is counted as %s", (query, words) => expect(countedWords(query)).toBe(words));

test("words that brought nothing three times are shown with the service that they may mean; those that brought something are not", async () => {
  await search("Inseminasion", 3);
  await search("inseminasion ", 1);
  await search("fiv", 5);
  await search("vasectomía", 2);
  const asked = { from: day, to: day, search: null, sort: "veces", descending: true, page: 1 } as const;
  // The directory has not been asked about these words yet.
  expect(await emptySearches(db, asked)).toMatchObject({ rows: [], searches: 11, without: 0 });
  await checkSearches({ db }, async (words) => words === "fiv");
  expect(await emptySearches(db, asked)).toMatchObject({
    rows: [{ words: "inseminasion", count: 4, lastDay: day, service: { name: expect.stringContaining("nseminación") } }],
    total: 1,
    searches: 11,
    without: 6,
  });
  expect(await emptySearches(db, { ...asked, search: "fiv" })).toMatchObject({ rows: [], total: 0 });
});

test("what visitors did and searched is forgotten after the months that it may be kept, and not before", async () => {
  const stored = ["analytics_events", "searched_words", "speed_days"] as const;
  for (const table of stored) await sql`delete from ${sql.table(table)}`.execute(db);
  const about = sql`(now() at time zone 'America/Santo_Domingo' - make_interval(months => 3))`;
  await sql`insert into analytics_events (name, path, at) values ('page_view', '/old', now() - interval '3 months 2 days'), ('page_view', '/new', now() - interval '3 months' + interval '2 days')`.execute(
    db,
  );
  await sql`insert into searched_words (day, words, count) values (${about}::date - 2, 'viejas', 1), (${about}::date + 2, 'nuevas', 1)`.execute(
    db,
  );
  await sql`insert into speed_days (day, metric, step, count) values (${about}::date - 2, 'INP', 1, 1), (${about}::date + 2, 'INP', 2, 1)`.execute(
    db,
  );
  await forgetEvents(db, 3);
  expect((await db.selectFrom("analytics_events").select("path").execute()).map(({ path }) => path)).toEqual(["/new"]);
  expect((await db.selectFrom("searched_words").select("words").execute()).map(({ words }) => words)).toEqual(["nuevas"]);
  expect((await db.selectFrom("speed_days").select("step").execute()).map(({ step }) => step)).toEqual([2]);
});

test("what was found is asked again by nobody, and each day counts its own searches of a range", async () => {
  await db.deleteFrom("searched_words").execute();
  await search("cuna", 3);
  await checkSearches({ db }, async () => false);
  const asked: string[] = [];
  await checkSearches({ db }, async (words) => asked.push(words) > 0);
  expect(asked).toEqual([]);
  await sql`insert into searched_words (day, words, count, found) values (${day}::date - 1, 'cuna', 2, false), (${day}::date - 2, 'cuna', 4, false)`.execute(
    db,
  );
  const range = { search: null, sort: "veces", descending: true, page: 1 } as const;
  const before = (days: number) =>
    sql<{ day: string }>`select (${day}::date - ${days}::int)::text as day`.execute(db).then(({ rows }) => rows[0]!.day);
  expect(await emptySearches(db, { ...range, from: await before(1), to: day })).toMatchObject({
    rows: [{ count: 5 }],
    searches: 5,
    without: 5,
  });
  expect(await emptySearches(db, { ...range, from: await before(1), to: await before(1) })).toMatchObject({ rows: [], searches: 2 });
});
