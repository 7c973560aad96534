import { servicesContext } from "#app/context.ts";
import { askedTopUps, TOP_UP_QUERY } from "#app/forms/topups/top-up-list.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { TOP_UP_METHOD_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import type { Route } from "./+types/top-ups-csv";

export const handle = { query: TOP_UP_QUERY } satisfies Handle;

/** The list as a table for spreadsheets, with its filters and its order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { query } = askedTopUps(request.url);
  const head = [
    m.topups_column_reference(),
    m.topups_admin_center(),
    m.topups_column_day(),
    m.topups_column_method(),
    m.topups_admin_payment(),
    m.topups_column_net(),
    m.topups_column_total(),
    m.topups_column_status(),
  ];
  const rows = everyPage(
    (page) => topUpsOfAll(db, { ...query, page }),
    ({ reference, providerName, askedAt, method, paymentReference, netCents, taxCents, status }) => [
      reference,
      providerName,
      askedAt,
      TOP_UP_METHOD_NAMES[method](),
      paymentReference,
      dollars(netCents),
      dollars(netCents + taxCents),
      TOP_UP_STATUS_NAMES[status](),
    ],
  );
  return listCsv("recargas.csv", head, rows);
}

/** A number that spreadsheets add up: no separator of thousands. */
const dollars = (cents: number) => (cents / 100).toFixed(2);
