import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { ConsultationEvent } from "#domain/notices/notice.ts";
import type { Tx } from "#platform/db/db.ts";
import { type Consultation, otherSide, type Side } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";
import { leaveToOpen } from "./guest-access.ts";
import { guestToken } from "./guest-tokens.ts";
import { unsealGuest } from "./sealed-guest.server.ts";

type Reader = Pick<Context, "db" | "keys">;

const TEMPLATES = { patient: "consultation-patient", provider: "consultation-provider" } as const;

interface News {
  id: string;
  /** Each revision is told once. */
  revision: number;
  /** The side that made the change. */
  by: Side;
}

/** Tells the other side about a change, by mail and as a notice. The mail says what holds at the moment it is sent. */
export async function tellOther(ctx: Context, tx: Tx, { id, revision, by }: News): Promise<void> {
  const to = otherSide(by);
  const about = { effectKey: `consultation:${id}:${revision}:${to}`, template: TEMPLATES[to], consultationId: id };
  const guest = to === "patient" ? await guestOf(tx, id) : null;
  // Who gave a telephone alone is told by the center.
  if (!guest || guest.mailbox) await queueMail(ctx, tx, { ...about, ...(guest?.mailbox && { person: guest.mailbox }) });
  await leaveConsultationNotice(tx, id, to, `consultation:${id}:${revision}`);
}

/** Leaves a notice of the state of a consultation, or that it begins tomorrow. */
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

/** Returns the guest with the digest of the mailbox that a center wrote down, or null for a patient with an account. */
async function guestOf(tx: Tx, id: string): Promise<{ mailbox: Buffer | null } | null> {
  const row = await tx
    .selectFrom("consultations as c")
    .innerJoin("consultation_guests as g", "g.id", "c.guest_id")
    .select("g.mailbox_digest as mailbox")
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Tells both sides. The one who confirmed is told too, since a confirmation contains directions. */
export async function tellBoth(ctx: Context, tx: Tx, { id, revision, by }: News): Promise<void> {
  await tellOther(ctx, tx, { id, revision, by });
  await tellOther(ctx, tx, { id, revision, by: otherSide(by) });
}

export interface ConsultationToMail {
  to: string;
  consultation: Consultation;
  /** The token of the link by which a guest answers. */
  token: string | null;
}

/** Returns the contents of a mail to this side, or null when there is no reader. */
export async function consultationToMail({ db, keys }: Reader, id: string, side: Side): Promise<ConsultationToMail | null> {
  const [consultation] = await consultationRows(db, sql`c.id = ${id}::uuid`, { keys, viewer: { kind: "worker" } });
  if (!consultation) return null;
  if (side === "provider") {
    const row = await db.selectFrom("provider_profiles").select("email").where("id", "=", consultation.providerId).executeTakeFirst();
    return row?.email ? { to: row.email, consultation, token: null } : null;
  }
  if (consultation.guest) {
    const to = await addressOfGuest({ db, keys }, id);
    return to ? { to, consultation, token: guestToken(keys, consultation) } : null;
  }
  const row = await db
    .selectFrom("consultations as c")
    .innerJoin("users as u", "u.id", "c.patient_id")
    .select("u.email")
    .where("c.id", "=", id)
    .where("u.email_verified", "=", true)
    .executeTakeFirst();
  return row ? { to: row.email, consultation, token: null } : null;
}

async function addressOfGuest({ db, keys }: Reader, consultationId: string): Promise<string | null> {
  const row = await db
    .selectFrom("consultations as c")
    .innerJoin("consultation_guests as g", "g.id", "c.guest_id")
    .select(["g.id", "g.provider_id as providerId", "g.sealed"])
    .where("c.id", "=", consultationId)
    .executeTakeFirst();
  const guest = row && (await unsealGuest(keys, db, leaveToOpen({ kind: "worker" }, row), row.sealed));
  return guest?.email ?? null;
}
