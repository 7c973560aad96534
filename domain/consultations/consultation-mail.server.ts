import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
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

/** Tells the other side what changed. The mail says what holds when it is sent. */
export async function tellOther(ctx: Context, tx: Tx, { id, revision, by }: News): Promise<void> {
  const to = otherSide(by);
  await queueMail(ctx, tx, { effectKey: `consultation:${id}:${revision}:${to}`, template: TEMPLATES[to], consultationId: id });
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
