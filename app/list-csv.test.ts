import { expect, test } from "vitest";
import { everyPage } from "./list-csv.server.ts";

const TOTAL = 7;
/** Three numbers a page. */
const read = async (page: number) => ({
  rows: Array.from({ length: TOTAL }, (_, index) => index).slice((page - 1) * 3, page * 3),
  total: TOTAL,
});

async function linesOf(most?: number) {
  const lines: (readonly unknown[])[] = [];
  for await (const page of everyPage(read, (row) => [row], most)) lines.push(...page);
  return lines;
}

test("a table has every row of every page, and past its limit a line that says how many there are", async () => {
  expect(await linesOf()).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
  expect(await linesOf(TOTAL)).toEqual(await linesOf());
  expect(await linesOf(4)).toEqual([[0], [1], [2], [3], [expect.stringMatching(/primeras 4 filas de 7/)]]);
});
