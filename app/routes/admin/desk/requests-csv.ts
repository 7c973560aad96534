import { askedRequests, REQUEST_LIST } from "#app/forms/desk/request-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { queuePage } from "#domain/desk/queue-queries.server.ts";
import { m } from "#messages/m.ts";
import { LEAD_STATUS_NAMES } from "#texts/desk.ts";

export const handle = { query: listQuery(REQUEST_LIST) } satisfies Handle;

/** Returns the requests as their cards show them, without names or contact data. */
export const loader = csvDoor("solicitudes", ({ url }) => {
  const { query } = askedRequests(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => queuePage(db, { ...query, page }, size),
    columns: [
      [m.desk_number(), ({ number }) => number],
      [m.desk_status(), ({ status }) => LEAD_STATUS_NAMES[status]()],
      [m.desk_received(), ({ createdAt }) => createdAt],
      [m.desk_service(), ({ service }) => service],
      [m.verification_city(), ({ city }) => city],
      [m.desk_country(), ({ country }) => country],
      [m.desk_quality_head(), ({ quality }) => quality],
      [m.desk_agreed_head(), ({ agreed }) => agreed.length],
      [m.desk_chosen_head(), ({ decision }) => decision?.centers.flatMap(({ chosen, name }) => (chosen ? [name] : [])).join(", ")],
    ],
  };
});
