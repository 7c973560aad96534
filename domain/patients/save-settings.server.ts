import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { ownPlace } from "./own-place.server.ts";
import type { PatientHealth, PatientSettings } from "./patient.ts";
import type { QuietHours } from "./quiet-hours.ts";

/** The settings that are one switch or one choice, by the name of their column. */
const COLUMNS = {
  preferredContact: "preferred_contact_method",
  newsletter: "receive_newsletter",
  discreet: "discreet",
  fullWords: "full_words",
  quickExit: "quick_exit",
  tellUnanswered: "tell_unanswered",
} as const;

export type SettingChange = Partial<Pick<PatientSettings, keyof typeof COLUMNS>>;

/** Changes some of a patient's settings and leaves the others. */
export async function saveSettings(ctx: Context, userId: string, change: SettingChange): Promise<void> {
  const names = Object.keys(change) as (keyof SettingChange)[];
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await ownPlace(ctx, tx, userId);
    await tx
      .updateTable("patient_profiles")
      .set({ ...Object.fromEntries(names.map((name) => [COLUMNS[name], change[name]])), updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await record(tx, { actor: ctx.actor, action: "patient.settings-changed", subjectType: "patient", subjectId: id, detail: { names } });
  });
}

/** Changes a patient's quiet hours. What is told before appointments moves with them, so the job looks again. */
export async function saveQuietHours(ctx: Context, userId: string, { on, from, to, zone }: QuietHours): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await ownPlace(ctx, tx, userId);
    await tx
      .updateTable("patient_profiles")
      .set({
        quiet: on,
        quiet_from: from,
        quiet_to: to,
        quiet_zone: zone,
        next_reminder_at: sql<Date>`least(next_reminder_at, now())`,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    const detail = { names: ["quiet"] };
    await record(tx, { actor: ctx.actor, action: "patient.settings-changed", subjectType: "patient", subjectId: id, detail });
  });
}

/** Seals a patient's health data, replacing the earlier data. */
export async function saveHealth(ctx: Context, userId: string, health: PatientHealth): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const place = await ownPlace(ctx, tx, userId);
    await tx
      .updateTable("patient_profiles")
      .set({ sealed: seal(place, CONTENT, health), updated_at: sql<Date>`now()` })
      .where("id", "=", place.id)
      .execute();
    await record(tx, { actor: ctx.actor, action: "patient.health-written", subjectType: "patient", subjectId: place.id });
  });
}
