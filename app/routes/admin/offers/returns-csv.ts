import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedReturns, RETURN_LIST } from "#app/forms/offers/return-list.ts";
import type { Handle } from "#app/handle.ts";
import { EARLIER_DAYS } from "#domain/offers/return-list.ts";
import { returnsPage } from "#domain/offers/return-queries.server.ts";
import { m } from "#messages/m.ts";
import { plainAmount } from "#platform/money.ts";
import { RETURN_REASON_NAMES } from "#texts/conduct.ts";
import { decidedBySaid, phoneSaid, RETURN_STATE_NAMES } from "#texts/desk.ts";

export const handle = { query: listQuery(RETURN_LIST) } satisfies Handle;

export const loader = csvDoor("devoluciones", ({ url }) => {
  const { query } = askedReturns(url);
  const decided = query.view === "decididas";
  return {
    view: query.view,
    read: ({ db, page, size }) => returnsPage(db, { ...query, page }, size),
    columns: [
      [m.desk_returns_center(), ({ center }) => center],
      [m.desk_returns_request(), ({ number }) => number],
      [m.desk_returns_price(), ({ priceCents }) => plainAmount(priceCents)],
      [m.desk_returns_reason(), ({ reason }) => RETURN_REASON_NAMES[reason]()],
      [m.desk_returns_asked(), ({ askedAt }) => askedAt],
      [m.desk_returns_phone(), ({ reason, phoneIsRight }) => (reason === "wrong-phone" ? phoneSaid(phoneIsRight) : null)],
      [m.desk_returns_before(), ({ earlier }) => m.desk_returns_earlier({ ...earlier, days: EARLIER_DAYS })],
      [m.desk_returns_decision(), ({ state }) => (decided ? RETURN_STATE_NAMES[state]() : null)],
      [m.desk_returns_decided_at(), ({ decidedAt }) => decidedAt],
      [m.desk_returns_decided_by(), (one) => one.decidedAt && decidedBySaid(one)],
      [m.desk_returns_note(), ({ note }) => note],
    ],
  };
});
