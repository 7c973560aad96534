import { csvDoor, wholeList } from "#app/csv-door.server.ts";

import { m } from "#app/paraglide/messages.js";
import { type OfferToTell, offersToTell } from "#domain/desk/center-calls.server.ts";

export const loader = csvDoor<OfferToTell>("llamadas", () => {
  return {
    view: "all",
    read: async ({ db }) => wholeList(await offersToTell(db)),
    columns: [
      [m.desk_calls_center(), ({ center }) => center],
      [m.verification_city(), ({ city }) => city],
      [m.desk_calls_phone(), ({ phone }) => phone],
      [m.desk_calls_request(), ({ number }) => number],
      [m.desk_service(), ({ service }) => service],
      [m.desk_calls_deadline(), ({ answerBy }) => answerBy],
      [m.desk_calls_told(), ({ told }) => told?.at],
      [m.desk_calls_told_by(), ({ told }) => told && (told.by ?? m.desk_calls_team())],
    ],
  };
});
