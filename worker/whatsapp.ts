import { answerToken } from "#domain/consultations/answer-links.server.ts";
import { consultationOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { quietUntil } from "#domain/patients/quiet-hours.ts";
import { whatsappOf } from "#domain/patients/whatsapp.server.ts";
import { sendWhatsapp, type WhatsappSender } from "#domain/whatsapp/send-whatsapp.server.ts";
import { sendWhatsappJob } from "#domain/whatsapp/whatsapp-jobs.ts";
import { now } from "#platform/clock.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import type { Whatsapp } from "#platform/whatsapp/whatsapp.ts";
import { whatsappWords } from "#texts/reminders.ts";

/** Writes the reminder of a consultation as it is when the message is sent. */
export const composeWhatsapp =
  ({ keys, publicUrl }: Pick<Context, "keys" | "publicUrl">): WhatsappSender["compose"] =>
  async ({ userId, consultationId }, tx) => {
    const [consultation, own, { pause, quiet, discreet, fullWords }] = [
      await consultationOfPatient(tx, userId, consultationId),
      await whatsappOf({ db: tx, keys }, userId, "reminder"),
      await settingsOf(tx, userId),
    ];
    if (!own || consultation?.status !== "confirmed" || (pause && !pause.keepsReminders)) return null;
    const heldUntil = quietUntil(quiet, now());
    if (consultation.startsAt <= (heldUntil ?? now())) return null;
    if (heldUntil) return { heldUntil };
    const url = `${publicUrl}/asistencia/${answerToken(keys, consultation)}`;
    return { to: own.phone, ...whatsappWords({ consultation, url, named: fullWords && !discreet }) };
  };

export async function registerWhatsapp(runner: JobRunner, ctx: Context, whatsapp: Whatsapp): Promise<void> {
  const sender = { db: ctx.db, jobs: ctx.jobs, whatsapp, compose: composeWhatsapp(ctx) };
  await runner.work(sendWhatsappJob, async ({ messageId }) => {
    const outcome = await sendWhatsapp(sender, messageId);
    log.info({ whatsapp: messageId, outcome }, "send-whatsapp");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`whatsapp ${messageId}: ${outcome}`);
  });
}
