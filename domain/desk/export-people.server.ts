import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { PeopleView } from "./listed-person.ts";

/** Leaves a line about who takes the list of people away, before it goes. */
export const noteExportOfPeople = (ctx: Context, by: string, view: PeopleView): Promise<void> =>
  ctx.db
    .transaction()
    .execute((tx) => record(tx, { actor: `admin:${by}`, action: "users.exported", subjectType: "users", subjectId: view }));
