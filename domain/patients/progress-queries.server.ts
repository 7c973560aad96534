import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { leaveToOpen } from "./patient-access.ts";
import type { ProgressEntry } from "./progress-entry.ts";
import { unsealEntries } from "./sealed-patient.server.ts";

/** Returns a patient's entries and today's date in the country. Only the patient is shown them. */
export async function progressOf(
  { db, keys }: Pick<Context, "db" | "keys">,
  userId: string,
): Promise<{ entries: ProgressEntry[]; today: string }> {
  const [rows, now] = await Promise.all([
    db
      .selectFrom("patient_entries as e")
      .innerJoin("patient_profiles as p", "p.id", "e.patient_id")
      .select(["e.id", "e.sealed", "p.id as patient_id"])
      .where("p.user_id", "=", userId)
      .orderBy("e.created_at")
      .orderBy("e.id")
      .execute(),
    databaseTime(db),
  ]);
  const [first] = rows;
  const leave = first ? leaveToOpen({ kind: "self", userId }, { id: first.patient_id, userId }) : null;
  return { entries: await unsealEntries(keys, db, leave, rows), today: dayInSantoDomingo(now) };
}
