import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { listCsv } from "#app/forms/lists/list-csv.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { exportRows, recordExport } from "#domain/operations/export-rows.server.ts";
import { EXPORTS, type ExportRow } from "#domain/operations/exports.ts";
import type { Route } from "./+types/export-file";

/** Returns one kind of rows as a file, `centros.csv` or `centros.json`, read and sent page by page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [name, format] = (params.file ?? "").split(".");
  const what = EXPORTS.find((one) => one === name);
  if (!what || (format !== "csv" && format !== "json")) throw data(null, { status: 404 });
  const { db } = context.get(servicesContext);
  await recordExport({ db, actor: `admin:${viewerOf(context).userId}` }, what, format);
  const pages = exportRows(db, what);
  const first = (await pages.next()).value ?? [];
  const rows = followed(first, pages);
  if (format === "json") return jsonFile(`${what}.json`, rows);
  const head = Object.keys(first[0] ?? {});
  return listCsv(`${what}.csv`, head, cellsOf(rows, head));
}

async function* followed(first: ExportRow[], rest: AsyncIterable<ExportRow[]>): AsyncGenerator<ExportRow[]> {
  if (first.length > 0) yield first;
  yield* rest;
}

async function* cellsOf(pages: AsyncIterable<ExportRow[]>, head: readonly string[]) {
  for await (const rows of pages) yield rows.map((row) => head.map((key) => row[key]));
}

/** Returns a list of objects as a file. Reading waits until the browser has taken what was written. */
function jsonFile(fileName: string, pages: AsyncGenerator<ExportRow[]>): Response {
  const encoder = new TextEncoder();
  let opening = "[";
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) {
        controller.enqueue(encoder.encode(opening === "[" ? "[]\n" : "\n]\n"));
        controller.close();
        return;
      }
      for (const row of value) {
        controller.enqueue(encoder.encode(`${opening}\n${JSON.stringify(row)}`));
        opening = ",";
      }
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
