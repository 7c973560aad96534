import { randomBytes } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { keyedDigest } from "#platform/keys.ts";
import { ownPlace } from "./own-place.server.ts";
import { leaveToOpen } from "./patient-access.ts";
import { settingsOf } from "./patient-queries.server.ts";
import type { ProgressEntry } from "./progress-entry.ts";
import { unsealEntries } from "./sealed-patient.server.ts";

const SECRET_BYTES = 24;
const digestOf = (ctx: Pick<Context, "keys">, secret: string) => keyedDigest(ctx.keys, "patient-calendar", secret);

/** Makes a new secret address for the patient's calendar and returns its secret, once. The previous address shows nothing from then on. */
export function openFeed(ctx: Context, userId: string): Promise<string> {
  return ctx.db.transaction().execute(async (tx) => {
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    const { id } = await ownPlace(ctx, tx, userId);
    await tx
      .updateTable("patient_profiles")
      .set({ feed_digest: digestOf(ctx, secret) })
      .where("id", "=", id)
      .execute();
    await record(tx, { actor: ctx.actor, action: "patient.calendar-opened", subjectType: "patient", subjectId: id });
    return secret;
  });
}

/** Removes the calendar's address. Nothing shows the patient's calendar until there is a new one. */
export function closeFeed(ctx: Context, userId: string): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const closed = await tx
      .updateTable("patient_profiles")
      .set({ feed_digest: null })
      .where("user_id", "=", userId)
      .where("feed_digest", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (closed) await record(tx, { actor: ctx.actor, action: "patient.calendar-closed", subjectType: "patient", subjectId: closed.id });
  });
}

export async function hasFeed({ db }: Pick<Context, "db">, userId: string): Promise<boolean> {
  const row = await db.selectFrom("patient_profiles").select("feed_digest").where("user_id", "=", userId).executeTakeFirst();
  return row?.feed_digest != null;
}

export interface Feed {
  /** Empty while a pause silences reminders too. */
  entries: ProgressEntry[];
  /** False to replace each title with one that reveals nothing about health. */
  fullWords: boolean;
}

/** Returns the calendar behind this secret, or null when no patient has it. */
export async function feedOf({ db, keys }: Pick<Context, "db" | "keys">, secret: string): Promise<Feed | null> {
  if (!/^[\w-]{32}$/.test(secret)) return null;
  const patient = await db
    .selectFrom("patient_profiles")
    .select(["id", "user_id as userId"])
    .where("feed_digest", "=", digestOf({ keys }, secret))
    .executeTakeFirst();
  if (!patient) return null;
  const { pause, fullWords } = await settingsOf(db, patient.userId);
  if (pause && !pause.keepsReminders) return { entries: [], fullWords };
  const rows = await db.selectFrom("patient_entries").select(["id", "sealed"]).where("patient_id", "=", patient.id).orderBy("id").execute();
  return { entries: await unsealEntries(keys, db, leaveToOpen({ kind: "feed", patientId: patient.id }, patient), rows), fullWords };
}
