import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedTopUps, TOP_UP_QUERY } from "#app/forms/topups/top-up-list.ts";
import type { Handle } from "#app/handle.ts";
import { topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import { plainAmount } from "#platform/money.ts";
import { TOP_UP_METHOD_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";

export const handle = { query: TOP_UP_QUERY } satisfies Handle;

export const loader = csvDoor("recargas", ({ url }) => {
  const { query } = askedTopUps(url);
  return {
    view: query.status ?? "all",
    read: ({ db, page, size }) => topUpsOfAll(db, { ...query, page }, size),
    columns: [
      [m.topups_column_reference(), ({ reference }) => reference],
      [m.topups_admin_center(), ({ providerName }) => providerName],
      [m.topups_column_day(), ({ askedAt }) => askedAt],
      [m.topups_column_method(), ({ method }) => TOP_UP_METHOD_NAMES[method]()],
      [m.topups_admin_payment(), ({ paymentReference }) => paymentReference],
      [m.topups_column_net(), ({ netCents }) => plainAmount(netCents)],
      [m.topups_column_total(), ({ netCents, taxCents }) => plainAmount(netCents + taxCents)],
      [m.topups_column_status(), ({ status }) => TOP_UP_STATUS_NAMES[status]()],
    ],
  };
});
