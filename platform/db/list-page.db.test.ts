import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { countViews, every, listPage } from "./list-page.ts";

const db = await testDatabase();

/** Seven rows, three of which have no value and three the same. */
const from = sql`from (values (1, 5), (2, null), (3, 5), (4, null), (5, 5), (6, null), (7, 9)) as v (id, value)`;
const list = { columns: sql`v.id`, from, orders: { value: sql`v.value` }, key: sql`v.id` };
const read = async (page: number, descending: boolean, emptyFirst: boolean) => {
  const { rows, total } = await listPage<{ id: number }>(db, { ...list, emptyFirst }, { sort: "value", descending, page }, 3);
  return { ids: rows.map(({ id }) => id), total };
};

test("rows of the same rank stand on one page each, in either direction, and a page past the last one still says how many there are", async () => {
  for (const descending of [false, true])
    for (const emptyFirst of [false, true]) {
      const pages = [await read(1, descending, emptyFirst), await read(2, descending, emptyFirst), await read(3, descending, emptyFirst)];
      expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    }
  expect(await read(9, false, false)).toEqual({ ids: [], total: 7 });
});

test("what has no value comes last when it rises, or counts as the smallest", async () => {
  expect((await read(1, false, false)).ids).toEqual([1, 3, 5]);
  expect((await read(1, false, true)).ids).toEqual([2, 4, 6]);
  expect((await read(1, true, true)).ids).toEqual([7, 1, 3]);
});

test("what is read of a page's own rows comes in the order of the list", async () => {
  const shown = { columns: sql`page.id, page.place::int`, from: sql`from (select * from page order by id) as page` };
  const { rows } = await listPage(db, { ...list, shown }, { sort: "value", descending: true, page: 2 }, 3);
  expect(rows).toEqual([
    { id: 7, place: 4 },
    { id: 1, place: 5 },
    { id: 3, place: 6 },
  ]);
});

test("conditions that are not asked for leave nothing out", async () => {
  const views = { all: every(null, false), high: every(sql`v.value > 5`, null), both: every(sql`v.value > 5`, sql`v.id < 3`) };
  expect(await countViews(db, views, { from })).toEqual({ all: 7, high: 1, both: 0 });
});
