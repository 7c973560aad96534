import Papa from "papaparse";
import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#platform/format.ts";

/** The most rows that one table brings: spreadsheets and whoever waits for the file have had enough by then. */
const MAX_ROWS = 50_000;

export type Cell = string | number | boolean | Date | null | undefined;

/** Returns an amount as spreadsheets add it up: no separator of thousands. */
export const centsCell = (cents: number): string => (cents / 100).toFixed(2);

const MARK_OF_UTF_8 = "\uFEFF";

const cellOf = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : (cell ?? ""));
const lines = (rows: readonly (readonly Cell[])[]) =>
  `${Papa.unparse(
    rows.map((row) => row.map(cellOf)),
    { escapeFormulae: true, newline: "\r\n" },
  )}\r\n`;

/** Writes a short table for spreadsheets, with the mark that tells them that it is UTF-8. A text that one would run as a formula stands behind an apostrophe. */
export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => MARK_OF_UTF_8 + lines([head, ...rows]);

/**
 * Answers with a table for spreadsheets: UTF-8 with the mark that tells them so, and no cell that one would run as a formula. Rows come in
 * pages, so that a long table never stands whole in memory.
 */
export function listCsv(fileName: string, head: readonly string[], pages: AsyncIterable<readonly (readonly Cell[])[]>): Response {
  const encoder = new TextEncoder();
  const rest = pages[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(MARK_OF_UTF_8 + lines([head]))),
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else if (value.length > 0) controller.enqueue(encoder.encode(lines(value)));
      else await this.pull?.(controller);
    },
    async cancel() {
      await rest.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** Reads every page of a list, one after the other, as `listCsv` takes them. Past `most` rows a last line says that there are more. */
export async function* everyPage<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  cells: (row: Row) => readonly Cell[],
  most: number = MAX_ROWS,
): AsyncGenerator<(readonly Cell[])[]> {
  for (let page = 1, sent = 0; ; page++) {
    const { rows, total } = await read(page);
    const fitting = rows.slice(0, most - sent);
    yield fitting.map(cells);
    sent += fitting.length;
    if (rows.length === 0 || sent >= total) return;
    if (sent >= most) {
      yield [[m.lists_csv_cut({ most: formatNumber(most), total: formatNumber(total) })]];
      return;
    }
  }
}
