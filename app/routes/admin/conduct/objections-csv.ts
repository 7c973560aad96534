import { askedObjections, OBJECTION_LIST } from "#app/forms/conduct/objection-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { objectionsPage } from "#domain/conduct/conduct-queries.server.ts";
import { m } from "#messages/m.ts";
import { conductLines, VERDICT_NAMES } from "#texts/conduct.ts";

export const handle = { query: listQuery(OBJECTION_LIST) } satisfies Handle;

export const loader = csvDoor("conducta", ({ url }) => {
  const { query } = askedObjections(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => objectionsPage(db, { ...query, page }, size),
    columns: [
      [m.desk_calls_center(), ({ center }) => center],
      [m.conduct_desk_figures(), (one) => conductLines(one).join(". ")],
      [m.conduct_desk_from(), ({ from }) => from],
      [m.conduct_desk_to(), ({ to }) => to],
      [m.conduct_desk_at(), ({ objectedAt }) => objectedAt],
      [m.conduct_desk_objection(), ({ objection }) => objection],
      [m.conduct_desk_decision(), ({ decision }) => decision && VERDICT_NAMES[decision]()],
      [m.conduct_desk_decided_at(), ({ decidedAt }) => decidedAt],
      [m.conduct_desk_decided_by(), ({ decidedAt, decidedBy }) => decidedAt && (decidedBy ?? m.desk_calls_team())],
      [m.conduct_desk_reason(), ({ decisionReason }) => decisionReason],
    ],
  };
});
