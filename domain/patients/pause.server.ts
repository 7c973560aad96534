import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { ownPlace } from "./own-place.server.ts";

/** In days; null until they come back. */
export type PauseDays = 7 | 30 | null;

/** Silences everything that we send a patient without being asked. An existing pause gets the new length. */
export async function pausePlace(ctx: Context, userId: string, { days, keepsReminders }: { days: PauseDays; keepsReminders: boolean }) {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await ownPlace(ctx, tx, userId);
    await tx
      .updateTable("patient_profiles")
      .set({
        paused_at: sql<Date>`now()`,
        paused_until: days === null ? null : sql<Date>`now() + make_interval(days => ${days}::int)`,
        pause_keeps_reminders: keepsReminders,
      })
      .where("id", "=", id)
      .execute();
    await record(tx, { actor: ctx.actor, action: "patient.paused", subjectType: "patient", subjectId: id, detail: { days } });
  });
}

export async function endPause(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("patient_profiles")
      .set({ paused_at: null, paused_until: null })
      .where("user_id", "=", userId)
      .where("paused_at", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (ended) await record(tx, { actor: ctx.actor, action: "patient.pause-ended", subjectType: "patient", subjectId: ended.id });
  });
}
