import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { NOTICE_MONTHS, UNLISTED, UNLISTED_DAYS } from "./notice.ts";

/** Deletes old notices, with the rows of their mails and pushes. */
export async function forgetNotices({ db }: Pick<Context, "db">): Promise<void> {
  await db
    .deleteFrom("notices")
    .where((eb) =>
      eb.or([
        eb("created_at", "<", sql<Date>`now() - make_interval(months => ${NOTICE_MONTHS})`),
        eb.and([eb("kind", "in", UNLISTED), eb("created_at", "<", sql<Date>`now() - make_interval(days => ${UNLISTED_DAYS})`)]),
      ]),
    )
    .execute();
}
