import { data } from "react-router";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { importById, leftOut } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { rowReason } from "#texts/import-reasons.ts";

/** Returns every row that was left out, and why. */
export const loader = csvDoor(
  ({ params }) => `informe-${params.id}`,
  async ({ params }, { db }) => {
    const opened = await importById(db, params.id ?? "");
    if (!opened) throw data(null, { status: 404 });
    return {
      view: "left-out",
      read: ({ db: snapshot, page, size }) => leftOut(snapshot, opened.id, page, size),
      columns: [
        [m.imports_csv_line(), ({ line }) => line],
        [m.imports_csv_field(), ({ field }) => field],
        [m.imports_csv_value(), ({ value }) => value],
        [m.imports_csv_reason(), rowReason],
      ],
    };
  },
);
