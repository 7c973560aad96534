import { servicesContext } from "#app/context.ts";
import { askedRange, RANGE_QUERY } from "#app/forms/operations/asked-range.ts";
import type { Handle } from "#app/handle.ts";
import { listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { revenueDays } from "#domain/desk/range-figures.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/figures-csv";

export const handle = { query: RANGE_QUERY } satisfies Handle;

/** The money of a range as a table, a row a day. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const range = askedRange(request.url, dayInSantoDomingo(await databaseTime(db)));
  const rows = (await revenueDays(db, range)).map((day) => [day.day, day.purchases, day.grossCents / 100, day.returnedCents / 100]);
  const head = [m.operations_day(), m.operations_purchases(), m.operations_gross(), m.operations_returned()];
  async function* pages() {
    yield rows;
  }
  return listCsv(`cifras-${range.from}-${range.to}.csv`, head, pages());
}
