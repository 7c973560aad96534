import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvText, everyPage } from "./list-csv.server.ts";

const TOTAL = 7;
/** Each page has three numbers. */
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

const SIGNS = [..."=+-@＝＋－＠﹦﹢﹣﹫−"];
const LEADING = [
  "",
  " ",
  "   ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\u200f",
  "\u2060",
  "\ufeff",
  "\u0000",
  "\u202e",
  " \u00a0\t ",
];
const ENDINGS = ["1+1", "1+1\nsegunda línea", "1+1\r\nsegunda\r\ntercera", "1,1", 'HYPERLINK("http://x.example")', "1\u2028x"];

/** Reads a CSV file as a spreadsheet does with this separator. Excel uses the separator of its user's country, without asking. */
const readBy = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text.replace("\ufeff", ""), { delimiter, newline: "\r\n" }).data.slice(1).flat();

test("no cell begins like a formula, whichever sign, blanks before it and lines after it, and its words are all there", () => {
  for (const sign of SIGNS)
    for (const leading of LEADING)
      for (const ending of ENDINGS) {
        const cell = leading + sign + ending;
        const [read] = readBy(csvText(["a"], [[cell]]), ",");
        expect(read!.startsWith("'"), JSON.stringify(cell)).toBe(true);
        expect(read!.replaceAll("'", "")).toBe(cell);
      }
});

test("what is in the middle of a text begins no cell either, whether a spreadsheet splits at commas, semicolons or broken lines", () => {
  for (const sign of SIGNS)
    for (const before of ["hola;", 'hola;"', "hola; \u00a0", "hola\n", "hola\r", "hola\r\n", 'hola\n"', "hola;;\n\n"]) {
      const text = csvText(["a", "b"], [["uno", `${before}${sign}1+1`]]);
      for (const delimiter of [",", ";"]) {
        // A spreadsheet that splits at semicolons does not begin a cell at a comma, so a quotation mark after one has no meaning.
        const cells = delimiter === "," ? readBy(text, ",") : text.split(/[;\r\n]/);
        expect(
          cells.filter((cell) => new RegExp(`^[\\s"]*[${SIGNS.map((one) => `\\${one}`).join("")}]`).test(cell)),
          JSON.stringify(text),
        ).toEqual([]);
      }
    }
});

test("texts that are no formula, numbers and moments stay as they are", () => {
  const at = new Date("2026-11-20T16:05:09Z");
  const row = ["a=1", "1-1", "ana@correo.example", "—", "", " x", "dos; tres", "hola\nqué tal - bien", 12, -12.5, true, null, at];
  expect(readBy(csvText(["a"], [row]), ",").slice(0, row.length)).toEqual([
    ...row.slice(0, 8),
    "12",
    "-12.5",
    "true",
    "",
    at.toISOString(),
  ]);
});
