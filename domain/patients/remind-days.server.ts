import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { hasDevice } from "#domain/notices/push-devices.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { leaveToOpen } from "./patient-access.ts";
import { settingsOf } from "./patient-queries.server.ts";
import type { ProgressEntry } from "./progress-entry.ts";
import { dueReminders, nextReminder, type Reminder, remindersOf } from "./reminders.ts";
import { unsealEntries } from "./sealed-patient.server.ts";

type Reader = Pick<Context, "keys">;

/**
 * Leaves a notice of each dose and appointment whose moment has come, for patients with a device that shows it. A second run leaves
 * nothing twice. One patient whose entries cannot be read does not keep the others waiting.
 */
export async function remindDays(ctx: Pick<Context, "db" | "keys">): Promise<void> {
  const due = await ctx.db.selectFrom("patient_profiles").select("id").where("next_reminder_at", "<=", sql<Date>`now()`).execute();
  const failures: unknown[] = [];
  for (const { id } of due)
    await ctx.db
      .transaction()
      .execute((tx) => remindOne(ctx, tx, id))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function remindOne(ctx: Reader, tx: Tx, patientId: string): Promise<void> {
  const patient = await tx
    .selectFrom("patient_profiles")
    .select(["id", "user_id as userId", "next_reminder_at as since"])
    .where("id", "=", patientId)
    .where("next_reminder_at", "<=", sql<Date>`now()`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!patient?.since) return;
  const rows = await tx.selectFrom("patient_entries").select(["id", "sealed"]).where("patient_id", "=", patientId).execute();
  const entries = await unsealEntries(ctx.keys, tx, leaveToOpen({ kind: "reminder", patientId }, patient), rows);
  const [{ quiet }, now] = [await settingsOf(tx, patient.userId), await databaseTime(tx)];
  if (await hasDevice(tx, patient.userId))
    for (const { entryId, day, time } of dueReminders(entries, patient.since, now, quiet))
      await leaveNotice(
        tx,
        { user: patient.userId },
        {
          kind: "day",
          facts: { entry: entryId, day, time },
          effectKey: `day:${entryId}:${day} ${time ?? ""}`,
          providerId: null,
          path: "/dashboard/user/progreso",
        },
      );
  await tx
    .updateTable("patient_profiles")
    .set({ next_reminder_at: nextReminder(entries, now, quiet) })
    .where("id", "=", patientId)
    .execute();
}

/** Lets the job look no later than at this entry's next moment, in the transaction that seals it. */
export async function expectReminder(tx: Tx, { userId, patientId }: { userId: string; patientId: string }, entry: ProgressEntry) {
  const { quiet } = await settingsOf(tx, userId);
  const next = nextReminder([entry], await databaseTime(tx), quiet);
  if (!next) return;
  await tx
    .updateTable("patient_profiles")
    .set({ next_reminder_at: sql<Date>`least(next_reminder_at, ${next})` })
    .where("id", "=", patientId)
    .execute();
}

export interface DueDay {
  entry: ProgressEntry;
  reminder: Reminder;
}

/** Returns the entry that a reminder is about; null when it was changed, taken or forgotten, or when the moment is over. */
export async function dueDayOf(
  { db, keys }: { db: Db | Tx } & Reader,
  userId: string,
  about: { entry: string; day: string; time: string | null },
): Promise<DueDay | null> {
  const row = await db
    .selectFrom("patient_entries as e")
    .innerJoin("patient_profiles as p", "p.id", "e.patient_id")
    .select(["e.id", "e.sealed", "p.id as patientId"])
    .where("p.user_id", "=", userId)
    .where("e.id", "=", about.entry)
    .executeTakeFirst();
  if (!row) return null;
  const leave = leaveToOpen({ kind: "reminder", patientId: row.patientId }, { id: row.patientId, userId });
  const [entry] = await unsealEntries(keys, db, leave, [row]);
  const [{ quiet }, now] = [await settingsOf(db, userId), await databaseTime(db)];
  if (!entry) return null;
  for (const reminder of remindersOf(entry, about.day, quiet)) {
    if (reminder.day > about.day) break;
    if (reminder.time === about.time) return now <= reminder.until ? { entry, reminder } : null;
  }
  return null;
}
