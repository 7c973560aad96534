import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { markSource } from "./mark-source.server.ts";
import type { SourceView } from "./source-mark.ts";
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
  for (const view of ["all", "dead", "old", "unused"] as const) expect((await list(view)).total).toBe(counts[view]);
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
