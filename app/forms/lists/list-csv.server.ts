import { m } from "#messages/m.ts";
import { type Cell, csvLines, MARK_OF_UTF_8 } from "#platform/csv.ts";
import { formatNumber } from "#platform/format.ts";

/** The maximum number of rows in one file, which is more than people and spreadsheets can handle. */
export const MAX_ROWS = 50_000;

/** Writes a short CSV file, with the mark that tells spreadsheets that it is UTF-8. */
export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => MARK_OF_UTF_8 + csvLines([head, ...rows]);

/** Answers with a CSV file, each part of which is made when the previous one was sent. */
export function csvAnswer(fileName: string, pieces: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const rest = pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
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

/** Yields a table in the form that `csvAnswer` takes: UTF-8 with the mark that tells spreadsheets so. */
export async function* csvPieces(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string, void, undefined> {
  yield MARK_OF_UTF_8 + csvLines([head]);
  for await (const rows of pages) if (rows.length > 0) yield csvLines(rows);
}

/** Answers with a CSV file whose rows are read in pages, so that a long one is never in memory as a whole. */
export const listCsv = (fileName: string, head: readonly string[], pages: AsyncIterable<readonly (readonly Cell[])[]>): Response =>
  csvAnswer(fileName, csvPieces(head, pages));

/**
 * Yields every page of a list, one after the other, in the form that `csvPieces` takes. After `most` rows a last line says that there
 * are more.
 */
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
