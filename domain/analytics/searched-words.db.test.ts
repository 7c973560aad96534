import { expect, test } from "vitest";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { checkSearches } from "./count-searches.server.ts";
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
