import { csvDoor, wholeList } from "#app/csv-door.server.ts";
import { centsCell } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { type OpenReturn, openReturns } from "#domain/offers/return-queries.server.ts";
import { phoneSaid } from "#texts/desk.ts";

export const loader = csvDoor<OpenReturn>("devoluciones", () => {
  return {
    view: "all",
    read: async ({ db }) => wholeList(await openReturns(db)),
    columns: [
      [m.desk_returns_center(), ({ center }) => center],
      [m.desk_returns_request(), ({ number }) => number],
      [m.desk_returns_price(), ({ priceCents }) => centsCell(priceCents)],
      [m.desk_returns_asked(), ({ askedAt }) => askedAt],
      [m.desk_returns_phone(), ({ phoneIsRight }) => phoneSaid(phoneIsRight)],
      [m.desk_returns_before(), ({ earlier }) => m.desk_returns_earlier(earlier)],
    ],
  };
});
