import { answerToken } from "#domain/consultations/answer-links.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { consultationOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { guestsConsultation, whatsappOfGuest } from "#domain/consultations/guest-whatsapp.server.ts";
import type { Context } from "#domain/context.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { type QuietHours, quietUntil, USUAL_QUIET } from "#domain/patients/quiet-hours.ts";
import { whatsappOf } from "#domain/patients/whatsapp.server.ts";
import { type QueuedWhatsapp, sendWhatsapp, type WhatsappSender } from "#domain/whatsapp/send-whatsapp.server.ts";
import { sendWhatsappJob } from "#domain/whatsapp/whatsapp-jobs.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import type { Whatsapp } from "#platform/whatsapp/whatsapp.ts";
import { whatsappWords } from "#texts/reminders.ts";

/** Writes the reminder of a consultation as it is when the message is sent. */
export const composeWhatsapp =
  ({ keys, publicUrl }: Pick<Context, "keys" | "publicUrl">): WhatsappSender["compose"] =>
  async (queued, tx) => {
    const told = queued.userId === null ? await guestIn(keys, tx, queued) : await patientIn(keys, tx, queued);
    if (told?.consultation.status !== "confirmed") return null;
    const { consultation, phone, quiet, named } = told;
    const heldUntil = quietUntil(quiet, now());
    if (consultation.startsAt <= (heldUntil ?? now())) return null;
    if (heldUntil) return { heldUntil };
    const url = `${publicUrl}/asistencia/${answerToken(keys, consultation)}`;
    return { to: phone, ...whatsappWords({ consultation, url, named }) };
  };

/** Who gets a reminder, when they want silence, and whether they want to read the center's name. */
interface Told {
  consultation: Consultation;
  phone: string;
  quiet: QuietHours;
  named: boolean;
}

async function patientIn(
  keys: Context["keys"],
  tx: Tx,
  { userId, consultationId }: QueuedWhatsapp & { userId: string },
): Promise<Told | null> {
  const [consultation, own, { pause, quiet, discreet, fullWords }] = [
    await consultationOfPatient(tx, userId, consultationId),
    await whatsappOf({ db: tx, keys }, userId, "reminder"),
    await settingsOf(tx, userId),
  ];
  if (!consultation || !own || (pause && !pause.keepsReminders)) return null;
  return { consultation, phone: own.phone, quiet, named: fullWords && !discreet };
}

/** Reads it for a guest, who has no settings: the usual quiet hours by the clock of the place where they are, and neutral words. */
async function guestIn(
  keys: Context["keys"],
  tx: Tx,
  { guestId, consultationId }: QueuedWhatsapp & { guestId: string },
): Promise<Told | null> {
  const consultation = await guestsConsultation(tx, guestId, consultationId);
  const phone = consultation && (await whatsappOfGuest({ db: tx, keys }, guestId, { kind: "worker" }));
  return phone ? { consultation, phone, quiet: { ...USUAL_QUIET, zone: consultation.patientZone }, named: false } : null;
}

export async function registerWhatsapp(runner: JobRunner, ctx: Context, whatsapp: Whatsapp): Promise<void> {
  const sender = { db: ctx.db, jobs: ctx.jobs, whatsapp, compose: composeWhatsapp(ctx) };
  await runner.work(sendWhatsappJob, async ({ messageId }) => {
    const outcome = await sendWhatsapp(sender, messageId);
    log.info({ whatsapp: messageId, outcome }, "send-whatsapp");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`whatsapp ${messageId}: ${outcome}`);
  });
}
