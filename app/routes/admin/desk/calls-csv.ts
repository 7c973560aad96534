import { askedCalls, CALL_QUERY } from "#app/forms/desk/call-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { offersToTell } from "#domain/desk/center-calls.server.ts";
import { m } from "#messages/m.ts";
import { OFFER_STATUS_NAMES } from "#texts/desk.ts";

export const handle = { query: CALL_QUERY } satisfies Handle;

export const loader = csvDoor("llamadas", ({ url }) => {
  const { query } = askedCalls(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => offersToTell(db, { ...query, page }, size),
    columns: [
      [m.desk_calls_center(), ({ center }) => center],
      [m.verification_city(), ({ city }) => city],
      [m.desk_calls_phone(), ({ phone }) => phone],
      [m.desk_calls_request(), ({ number }) => number],
      [m.desk_service(), ({ service }) => service],
      [m.desk_offer_status(), ({ status }) => OFFER_STATUS_NAMES[status]()],
      [m.desk_calls_deadline(), ({ answerBy }) => answerBy],
      [m.desk_calls_told(), ({ told }) => told?.at],
      [m.desk_calls_told_by(), ({ told }) => told && (told.by ?? m.desk_calls_team())],
    ],
  };
});
