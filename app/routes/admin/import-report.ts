import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { importById, leftOutRows } from "#domain/imports/import-queries.server.ts";
import { rowReason } from "#texts/import-reasons.ts";
import type { Route } from "./+types/import-report";

/** Every row that was left out and why, as a table. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const opened = await importById(db, params.id);
  if (!opened) throw data(null, { status: 404 });
  const head = [m.imports_csv_line(), m.imports_csv_field(), m.imports_csv_value(), m.imports_csv_reason()];
  return listCsv(`informe-${opened.id}.csv`, head, lines(leftOutRows(db, opened.id)));
}

async function* lines(pages: ReturnType<typeof leftOutRows>) {
  for await (const rows of pages)
    yield rows.flatMap(({ line, problems }) => problems.map((problem) => [line, problem.field, problem.value, rowReason(problem)]));
}
