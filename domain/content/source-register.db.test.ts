import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { markSource } from "./mark-source.server.ts";
import { SOURCE_VIEWS, type SourceView } from "./source-mark.ts";
import type { SourceReading, SourceStrength } from "./source-reading.ts";
import { countSources, listSources, registeredSource } from "./source-register.server.ts";
import { treatmentBySlug } from "./treatments.server.ts";

const db = await testDatabase();
const ctx = { db } as Context;
const lia = idOfPerson("lia");
const list = (view: SourceView) => listSources(db, { search: null, sort: "uses", descending: true, page: 1, view });

test("a source names the texts that lean on it, as often as the list counts them", async () => {
  const [cited] = (await treatmentBySlug(db, "fiv"))!.sourceIds;
  const source = (await registeredSource(db, cited!))!;
  expect(source.citedBy).toContainEqual(expect.objectContaining({ kind: "treatment", slug: "fiv" }));
  const { rows } = await listSources(db, { search: cited!, sort: "uses", descending: true, page: 1, view: "all" });
  expect(rows.find(({ id }) => id === cited)).toMatchObject({ uses: source.citedBy.length, state: null });
  const counts = await countSources(db, null);
  expect(rows.find(({ id }) => id === cited)!.texts.toSorted()).toEqual([...new Set(source.citedBy.map(({ title }) => title))].sort());
  for (const view of SOURCE_VIEWS) expect((await list(view)).total).toBe(counts[view]);
  expect(await registeredSource(db, "nadie")).toBeNull();
});

test("a mark is somebody's, of today, and never overwrites one that they have not seen", async () => {
  const { id } = (await list("all")).rows[0]!;
  const mark = { id, state: "dead", note: "Error 404", version: 0 } as const;
  expect(await markSource(ctx, lia, { ...mark, id: "nadie" })).toBe("not-found");
  expect(await markSource(ctx, lia, mark)).toBe("marked");
  expect(await markSource(ctx, lia, { ...mark, state: "stands" })).toBe("changed");
  expect((await list("dead")).rows).toMatchObject([{ id, state: "dead" }]);
  expect((await registeredSource(db, id))!.mark).toMatchObject({ state: "dead", note: "Error 404", by: "Lía Almonte", version: 1 });
  expect(await markSource(ctx, lia, { ...mark, state: "stands", version: 1 })).toBe("marked");
  expect((await list("dead")).rows).toEqual([]);
});

test("every kind of text that cites a source leans on it", async () => {
  const { rows } = await sql<{ kind: string; source: string }>`
    select 'page' as kind, source_ids[1] as source from pages where published and source_ids <> '{}'
    union all select 'urgent', source_ids[1] from urgent_answers where published and source_ids <> '{}'
    union all select 'city_treatment', source_ids[1] from city_texts where published and source_ids <> '{}'`.execute(db);
  for (const { kind, source } of rows)
    expect((await registeredSource(db, source))!.citedBy, source).toContainEqual(expect.objectContaining({ kind }));
  expect(new Set(rows.map(({ kind }) => kind))).toContain("urgent");
});

test("what grows old, ends, was looked for in vain or is weak has its view", async () => {
  const idsOf = async (view: SourceView) => (await list(view)).rows.map(({ id }) => id).sort();
  const add = (id: string, given: string, strength: SourceStrength, reading: SourceReading, daysAgo: number) =>
    sql`insert into sources (id, title, publisher, url, language, statement, seen_on, strength, reading, until_on, missed_on)
      values (${id}, ${id}, 'Nadie', ${`https://example.org/${id}`}, 'es', 'Algo', (now() at time zone 'America/Santo_Domingo')::date - ${daysAgo}::int,
        ${strength}, ${reading}, ${given === "until" ? "2026-12-31" : null}::date, ${given === "missed" ? "2026-11-28" : null}::date)`.execute(
      db,
    );
  await sql`delete from source_marks`.execute(db);
  await sql`delete from sources`.execute(db);
  await add("ley-fresca", "", "law", "full", 92);
  await add("ley-vieja", "until", "law", "full", 93);
  await add("guia-fresca", "missed", "guideline", "excerpt", 183);
  await add("guia-vieja", "", "guideline", "third-party", 184);
  await add("diario", "", "press", "full", 1);
  expect(await idsOf("old")).toEqual(["guia-vieja", "ley-vieja"]);
  expect(await idsOf("ending")).toEqual(["ley-vieja"]);
  expect(await idsOf("missed")).toEqual(["guia-fresca"]);
  expect(await idsOf("weak")).toEqual(["diario", "guia-vieja"]);
  expect((await list("ending")).rows).toMatchObject([{ untilOn: "2026-12-31", missedOn: null, texts: [], uses: 0 }]);
  const markAsOpened = { id: "guia-vieja", state: "stands", note: "", version: 0 } as const;
  expect(await markSource(ctx, lia, markAsOpened)).toBe("marked");
  expect(await idsOf("old")).toEqual(["ley-vieja"]);
});
