import { csvDoor, wholeList } from "#app/csv-door.server.ts";

import { m } from "#app/paraglide/messages.js";
import { objectionsToDecide, type WaitingObjection } from "#domain/conduct/conduct-queries.server.ts";
import { conductLines } from "#texts/conduct.ts";

export const loader = csvDoor<WaitingObjection>("conducta", () => {
  return {
    view: "all",
    read: async ({ db }) => wholeList(await objectionsToDecide(db)),
    columns: [
      [m.desk_calls_center(), ({ center }) => center],
      [m.conduct_desk_figures(), (one) => conductLines(one).join(". ")],
      [m.conduct_desk_from(), ({ from }) => from],
      [m.conduct_desk_to(), ({ to }) => to],
      [m.conduct_desk_at(), ({ objectedAt }) => objectedAt],
      [m.conduct_desk_objection(), ({ objection }) => objection],
    ],
  };
});
