import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { PeopleView } from "./listed-person.ts";

/** Logs who exports the list of people, before the file is sent. */
export const noteExportOfPeople = (ctx: Context, by: string, view: PeopleView): Promise<void> =>
  ctx.db
    .transaction()
    .execute((tx) => record(tx, { actor: `admin:${by}`, action: "users.exported", subjectType: "users", subjectId: view }));
