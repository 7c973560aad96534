import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveConsultationNotice } from "./consultation-mail.server.ts";

/** The number of hours before the beginning. */
const REMIND_HOURS = 24;
/**
 * If a center confirmed the time and does not say within these days that nobody came, it counts as having said that the consultation
 * was held.
 */
const SILENCE_DAYS = 7;

/**
 * Reminds patients of tomorrow's consultations, ends unanswered requests whose time has come, and takes a center's silence after a
 * confirmed consultation as its word that it was held. A center must not be able to prevent a review by silence.
 */
export async function remindConsultations(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom("consultations as c")
    .select("c.id")
    .where("c.status", "=", "confirmed")
    .where("c.starts_at", ">", sql<Date>`now()`)
    .where("c.starts_at", "<=", sql<Date>`now() + make_interval(hours => ${REMIND_HOURS})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("mail_messages as m")
            .select("m.id")
            .whereRef("m.consultation_id", "=", "c.id")
            .where("m.template", "=", "consultation-reminder"),
        ),
      ),
    )
    .execute();
  for (const { id } of due) {
    await ctx.db.transaction().execute(async (tx) => {
      const effectKey = `consultation-reminder:${id}`;
      await queueMail(ctx, tx, { effectKey, template: "consultation-reminder", consultationId: id });
      await leaveConsultationNotice(tx, id, "patient", effectKey, true);
    });
  }
  await ctx.db.transaction().execute(async (tx) => {
    const { rows: expired } = await sql<{ id: string }>`update consultations set status = 'expired', revision = revision + 1
      where status = 'requested' and starts_at <= now() returning id`.execute(tx);
    const { rows: silent } = await sql<{ id: string }>`
      update consultations set confirmed_by_provider_at = now(),
        status = case when confirmed_by_patient_at is null then status else 'held' end
      where status = 'confirmed' and confirmed_by_provider_at is null and ends_at <= now() - make_interval(days => ${SILENCE_DAYS})
      returning id`.execute(tx);
    for (const { id } of expired)
      await record(tx, { actor: ctx.actor, action: "consultation.expired", subjectType: "consultation", subjectId: id });
    for (const { id } of silent)
      await record(tx, { actor: ctx.actor, action: "consultation.taken-as-held", subjectType: "consultation", subjectId: id });
  });
}
