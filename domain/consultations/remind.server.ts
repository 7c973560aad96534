import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { leaveConsultationNotice } from "./consultation-mail.server.ts";
import { SILENCE_DAYS } from "./limits.ts";
import { dueReminder, LOOK_AHEAD_HOURS, type Reminder, type Silence } from "./reminders.ts";

/** Each reminder is sent once. */
const KEYS: Readonly<Record<Reminder, (id: string) => string>> = {
  days: (id) => `consultation-reminder:${id}`,
  hours: (id) => `consultation-reminder-hours:${id}`,
};

/** Whose quiet hours are asked for: those of an account, or, without one, the usual ones by the clock of the place where they are. */
export interface Reminded {
  userId: string | null;
  zone: string;
}
export type SilenceOf = (reminded: Reminded) => Promise<Silence>;

/** Queues the same reminder on another way, in the transaction of the mail. */
export type AlsoRemind = (tx: Tx, reminder: { effectKey: string; consultationId: string }) => Promise<void>;

/**
 * Reminds patients of their consultations, ends unanswered requests whose time has come, and takes a center's silence after a
 * confirmed consultation as its word that it was held. A center must not be able to prevent a review by silence.
 */
export async function remindConsultations(ctx: Context, silenceOf: SilenceOf, alsoRemind?: AlsoRemind): Promise<void> {
  const { rows } = await sql<Reminded & { id: string; startsAt: Date; agreedAt: Date | null; told: string[]; now: Date }>`
    select c.id, c.starts_at as "startsAt", c.agreed_at as "agreedAt", c.patient_id as "userId", now() as now,
      coalesce(c.patient_zone, p.time_zone) as zone,
      array(select m.effect_key from mail_messages m where m.consultation_id = c.id and m.template = 'consultation-reminder') as told
    from consultations c join provider_profiles p on p.id = c.provider_id
    where c.status = 'confirmed' and c.starts_at > now() and c.starts_at <= now() + make_interval(hours => ${LOOK_AHEAD_HOURS})
      and not exists (select from consultation_guests g where g.id = c.guest_id and g.mailbox_digest is null)`.execute(ctx.db);
  for (const { id, told, now, startsAt, agreedAt, userId, zone } of rows) {
    if (told.includes(KEYS.hours(id))) continue;
    const due = dueReminder({ startsAt, agreedAt }, now, await silenceOf({ userId, zone }));
    if (!due || told.includes(KEYS[due](id))) continue;
    const effectKey = KEYS[due](id);
    await ctx.db.transaction().execute(async (tx) => {
      await queueMail(ctx, tx, { effectKey, template: "consultation-reminder", consultationId: id });
      await leaveConsultationNotice(tx, id, "patient", effectKey, true);
      await alsoRemind?.(tx, { effectKey, consultationId: id });
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
