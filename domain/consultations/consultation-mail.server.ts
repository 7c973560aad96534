import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { ConsultationEvent } from "#domain/notices/notice.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Consultation, otherSide, type Side } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";

const TEMPLATES = { patient: "consultation-patient", provider: "consultation-provider" } as const;

interface News {
  id: string;
  /** Each one is told once. */
  revision: number;
  /** Who made the news. */
  by: Side;
}

/** Tells the other side what changed, by mail and as a notice. The mail says what holds when it is sent. */
export async function tellOther(ctx: Context, tx: Tx, { id, revision, by }: News): Promise<void> {
  const to = otherSide(by);
  await queueMail(ctx, tx, { effectKey: `consultation:${id}:${revision}:${to}`, template: TEMPLATES[to], consultationId: id });
  await leaveConsultationNotice(tx, id, to, `consultation:${id}:${revision}`);
}

/** Leaves a notice of how a consultation stands, or of its beginning tomorrow. */
export async function leaveConsultationNotice(tx: Tx, id: string, to: Side, effectKey: string, reminder = false): Promise<void> {
  const [consultation] = await consultationRows(tx, sql`c.id = ${id}::uuid`);
  const { patient_id: patientId } = await tx
    .selectFrom("consultations")
    .select("patient_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!consultation || (to === "patient" && !patientId)) return;
  const { providerId, startsAt, patientZone, providerZone } = consultation;
  await leaveNotice(tx, to === "patient" ? { user: patientId! } : { team: providerId }, {
    kind: "consultation",
    facts: {
      event: reminder ? "reminder" : eventOf(consultation, to),
      startsAt: startsAt.toISOString(),
      zone: to === "patient" ? patientZone : providerZone,
    },
    effectKey,
    providerId,
    path: `${to === "patient" ? "/dashboard/user/consultas" : "/dashboard/provider/agenda/consulta"}/${id}`,
  });
}

function eventOf({ status, movesFrom, askedBy }: Consultation, to: Side): ConsultationEvent {
  if (status === "requested") return movesFrom ? "move-asked" : "asked";
  if (status === "confirmed") return "confirmed";
  return status === "declined" && askedBy === to ? "declined" : "off";
}

/** Tells whoever confirmed too, since a confirmation carries the way there. */
export async function tellBoth(ctx: Context, tx: Tx, { id, revision, by }: News): Promise<void> {
  await tellOther(ctx, tx, { id, revision, by });
  await tellOther(ctx, tx, { id, revision, by: otherSide(by) });
}

export interface ConsultationToMail {
  to: string;
  consultation: Consultation;
}

/** Returns what a mail to this side says, or null when nobody is there to read it. */
export async function consultationToMail(db: Db | Tx, id: string, side: Side): Promise<ConsultationToMail | null> {
  const [consultation] = await consultationRows(db, sql`c.id = ${id}::uuid`);
  if (!consultation) return null;
  const row =
    side === "patient"
      ? await db
          .selectFrom("consultations as c")
          .innerJoin("users as u", "u.id", "c.patient_id")
          .select("u.email")
          .where("c.id", "=", id)
          .where("u.email_verified", "=", true)
          .executeTakeFirst()
      : await db.selectFrom("provider_profiles").select("email").where("id", "=", consultation.providerId).executeTakeFirst();
  return row?.email ? { to: row.email, consultation } : null;
}
