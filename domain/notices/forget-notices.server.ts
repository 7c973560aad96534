import { sql } from "kysely";
import type { Context } from "#domain/context.ts";

/** Deletes notices of a year ago, and with them their mails' rows and pushes. */
export async function forgetNotices({ db }: Pick<Context, "db">): Promise<void> {
  await db.deleteFrom("notices").where("created_at", "<", sql<Date>`now() - interval '1 year'`).execute();
}
