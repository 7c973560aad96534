import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { ownPlace } from "./own-place.server.ts";
import { leaveToOpen } from "./patient-access.ts";
import { unsealWhatsapp, WHATSAPP_FIELD } from "./sealed-patient.server.ts";

interface Agreement {
  /** In the international form. */
  phone: string;
  /** The words beside the box that was ticked, with their version. */
  words: { readonly text: string; readonly version: string };
  evidence: VisitorEvidence;
}

/** Takes the consent to reminders by WhatsApp, with its number and its evidence. Another number takes the place of the first. */
export async function agreeToWhatsapp(ctx: Context, userId: string, { phone, words, evidence }: Agreement): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const place = await ownPlace(ctx, tx, userId);
    const sealed = seal(place, WHATSAPP_FIELD, { phone });
    await tx
      .insertInto("patient_whatsapp")
      .values({ patient_id: place.id, sealed })
      .onConflict((conflict) => conflict.column("patient_id").doUpdateSet({ sealed, agreed_at: sql<Date>`now()` }))
      .execute();
    const digest = await appendEvidence(ctx.keys, tx, place, { kind: "whatsapp-agreed", content: { ...evidence, phone, ...words } });
    const detail = { evidence: digest.toString("hex") };
    await record(tx, { actor: ctx.actor, action: "patient.whatsapp-agreed", subjectType: "patient", subjectId: place.id, detail });
  });
}

/** Withdraws it at once: the number is deleted, and what is queued is not sent. */
export async function withdrawWhatsapp(ctx: Context, userId: string, evidence: VisitorEvidence): Promise<"withdrawn" | "none"> {
  return ctx.db.transaction().execute(async (tx) => {
    const place = await ownPlace(ctx, tx, userId);
    const gone = await tx.deleteFrom("patient_whatsapp").where("patient_id", "=", place.id).returning("patient_id").executeTakeFirst();
    if (!gone) return "none";
    const digest = await appendEvidence(ctx.keys, tx, place, { kind: "whatsapp-withdrawn", content: { ...evidence } });
    const detail = { evidence: digest.toString("hex") };
    await record(tx, { actor: ctx.actor, action: "patient.whatsapp-withdrawn", subjectType: "patient", subjectId: place.id, detail });
    return "withdrawn";
  });
}

export interface OwnWhatsapp {
  phone: string;
  agreedAt: Date;
}

/** Returns the number to which this patient lets reminders go, for themselves or for the message; null without their consent. */
export async function whatsappOf(
  { db, keys }: { db: Db | Tx; keys: Keys },
  userId: string,
  viewer: "self" | "reminder",
): Promise<OwnWhatsapp | null> {
  const row = await db
    .selectFrom("patient_whatsapp as w")
    .innerJoin("patient_profiles as p", "p.id", "w.patient_id")
    .select(["p.id", "w.sealed", "w.agreed_at as agreedAt"])
    .where("p.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const leave = leaveToOpen(viewer === "self" ? { kind: "self", userId } : { kind: "reminder", patientId: row.id }, { id: row.id, userId });
  const opened = await unsealWhatsapp(keys, db, leave, row.sealed);
  return opened && { phone: opened.phone, agreedAt: row.agreedAt };
}
