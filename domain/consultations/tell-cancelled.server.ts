import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { type TellCancelled, tellCancelledJob } from "./consultation-jobs.ts";
import { tellOther } from "./consultation-mail.server.ts";
import { UNDO_SECONDS } from "./transitions.ts";

/** Tells the other side of a cancelled consultation when a minute is over. */
export async function tellInAMinute(ctx: Context, tx: Tx, told: TellCancelled): Promise<void> {
  const startAfter = new Date((await databaseTime(tx)).getTime() + UNDO_SECONDS * 1000);
  await ctx.jobs.enqueue(tx, tellCancelledJob, told, { singletonKey: `${told.consultationId}:${told.revision}`, startAfter });
}

/** Tells the other side, unless the consultation was restored before. A second run tells nothing new. */
export async function tellCancelled(ctx: Context, { consultationId, revision, by }: TellCancelled): Promise<"told" | "restored"> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("consultations")
      .select("id")
      .where("id", "=", consultationId)
      .where("revision", "=", revision)
      .where("status", "=", "cancelled")
      .forUpdate()
      .executeTakeFirst();
    if (!row) return "restored";
    await tellOther(ctx, tx, { id: consultationId, revision, by });
    return "told";
  });
}
