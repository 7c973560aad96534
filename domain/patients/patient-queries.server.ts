import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { NO_HEALTH, type PatientHealth, type PatientSettings, type Pause, type PreferredContact, USUAL_SETTINGS } from "./patient.ts";
import { leaveToOpen } from "./patient-access.ts";
import { COUNTRY_ZONE, USUAL_QUIET } from "./quiet-hours.ts";
import { unsealHealth } from "./sealed-patient.server.ts";

type Reader = Pick<Context, "db" | "keys">;

/** Returns a patient's settings. Somebody who never set anything has the defaults. */
export async function settingsOf(db: Db | Tx, userId: string): Promise<PatientSettings> {
  const [row, zone] = [
    await db.selectFrom("patient_profiles").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    await lastZone(db, userId),
  ];
  if (!row) return { ...USUAL_SETTINGS, quiet: { ...USUAL_QUIET, zone } };
  return {
    preferredContact: row.preferred_contact_method as PreferredContact | null,
    newsletter: row.receive_newsletter,
    discreet: row.discreet,
    fullWords: row.full_words,
    quickExit: row.quick_exit,
    tellUnanswered: row.tell_unanswered,
    pause: pauseOf(
      { since: row.paused_at, until: row.paused_until, keepsReminders: row.pause_keeps_reminders },
      row.paused_until ? await databaseTime(db) : null,
    ),
    quiet: { on: row.quiet, from: row.quiet_from, to: row.quiet_to, zone: row.quiet_zone ?? zone },
  };
}

/** Returns the clock by which the patient last asked for a consultation, or the country's. */
async function lastZone(db: Db | Tx, userId: string): Promise<string> {
  const row = await db
    .selectFrom("consultations")
    .select("patient_zone")
    .where("patient_id", "=", userId)
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.patient_zone ?? COUNTRY_ZONE;
}

/** Returns the present pause. A pause whose time has passed is over by itself. */
function pauseOf({ since, until, keepsReminders }: { since: Date | null } & Omit<Pause, "since">, now: Date | null): Pause | null {
  if (!since || (until && now && until <= now)) return null;
  return { since, until, keepsReminders };
}

/** Returns the patient's health data, which only the patient is shown. */
export async function healthOf({ db, keys }: Reader, userId: string): Promise<PatientHealth> {
  const row = await db.selectFrom("patient_profiles").select(["id", "sealed"]).where("user_id", "=", userId).executeTakeFirst();
  if (!row) return NO_HEALTH;
  return (await unsealHealth(keys, db, leaveToOpen({ kind: "self", userId }, { id: row.id, userId }), row.sealed)) ?? NO_HEALTH;
}

export interface MailWishes {
  /** The account that has confirmed this mailbox. */
  userId: string | null;
  /** True when subjects say nothing. */
  discreet: boolean;
  /** True when we may tell them that nobody answered. */
  tellUnanswered: boolean;
  /** True when we write nothing by ourselves. */
  paused: boolean;
}

/** Returns the wishes that mails to this address must respect. */
export async function mailWishesOf(db: Db | Tx, address: string): Promise<MailWishes> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", address.toLowerCase())
    .where("email_verified", "=", true)
    .executeTakeFirst();
  const settings = user ? await settingsOf(db, user.id) : USUAL_SETTINGS;
  const paused = settings.pause !== null;
  return { userId: user?.id ?? null, discreet: settings.discreet, tellUnanswered: settings.tellUnanswered && !paused, paused };
}
