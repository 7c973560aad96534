import Papa from "papaparse";

export type Cell = string | number | boolean | Date | null | undefined;

/** Tells spreadsheets that a file is UTF-8. */
export const MARK_OF_UTF_8 = "\uFEFF";

/** The signs that begin a formula, with their full-width and small forms, which spreadsheets read as the plain ones. */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫−]";
/**
 * A sign that may follow blanks of any kind, control characters and marks without a width, which spreadsheets skip or do not show.
 * Quotation marks and semicolons count as blanks: a spreadsheet that splits at semicolons ignores our quotation marks.
 */
const RUN_AND_SIGN = new RegExp(`([\\s\\p{C}\\p{DI}\\u2800";]+|^)(${SIGN})?`, "gu");

/**
 * Puts an apostrophe before everything that a spreadsheet would run as a formula: a sign at the beginning of the cell, and one after
 * a line break or a semicolon, since a spreadsheet that splits at semicolons begins a new cell there.
 */
function withoutFormulas(text: string): string {
  const safe = text.replace(RUN_AND_SIGN, (found, run: string, sign: string | undefined, offset: number) => {
    const begins = Math.max(...[";", "\r", "\n"].map((one) => run.lastIndexOf(one))) + 1;
    return sign && (offset === 0 || begins > 0) ? `${run.slice(0, begins)}'${run.slice(begins)}${sign}` : found;
  });
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** Writes lines of a CSV file. All such files are written here, so that no spreadsheet runs a cell as a formula. */
export const csvLines = (rows: readonly (readonly Cell[])[], { quoted = false } = {}): string =>
  `${Papa.unparse(
    rows.map((row) => row.map(cellOf)),
    { newline: "\r\n", quotes: quoted || ((cell: unknown) => typeof cell === "string" && /^'|[;\t]/.test(cell)) },
  )}\r\n`;

function cellOf(cell: Cell): string | number | boolean {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "string" ? withoutFormulas(cell) : (cell ?? "");
}
