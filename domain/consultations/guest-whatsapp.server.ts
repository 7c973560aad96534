import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import { keyOf, seal } from "#domain/vault/subject-keys.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { Consultation } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";
import { type GuestViewer, leaveToOpen } from "./guest-access.ts";
import { unsealGuestWhatsapp, WHATSAPP_FIELD } from "./sealed-guest.server.ts";

interface Agreement {
  /** In the international form. */
  phone: string;
  /** The words beside the box that was ticked, with their version. */
  words: { readonly text: string; readonly version: string };
  evidence: VisitorEvidence;
}

/** Takes a guest's consent to reminders by WhatsApp, with its number and its evidence. Returns «gone» for one who was erased since. */
export function agreeAsGuest(ctx: Context, guestId: string, { phone, words, evidence }: Agreement): Promise<"agreed" | "gone"> {
  return ctx.db.transaction().execute(async (tx) => {
    const key = (await holdGuest(tx, guestId)) ? await keyOf(ctx.keys, tx, { kind: "guest", id: guestId }) : null;
    if (!key) return "gone";
    const sealed = seal({ kind: "guest", id: guestId, key }, WHATSAPP_FIELD, { phone });
    await tx
      .insertInto("guest_whatsapp")
      .values({ guest_id: guestId, sealed })
      .onConflict((conflict) => conflict.column("guest_id").doUpdateSet({ sealed, agreed_at: sql<Date>`now()` }))
      .execute();
    await keepProof(ctx, tx, guestId, "agreed", { ...evidence, phone, ...words });
    return "agreed";
  });
}

/** Withdraws it at once: the number is deleted, and what is queued is not sent. */
export function withdrawAsGuest(ctx: Context, guestId: string, evidence: VisitorEvidence): Promise<"withdrawn" | "none"> {
  return ctx.db.transaction().execute(async (tx) => {
    await holdGuest(tx, guestId);
    const gone = await tx.deleteFrom("guest_whatsapp").where("guest_id", "=", guestId).returning("guest_id").executeTakeFirst();
    if (!gone) return "none";
    await keepProof(ctx, tx, guestId, "withdrawn", { ...evidence });
    return "withdrawn";
  });
}

async function holdGuest(tx: Tx, guestId: string): Promise<boolean> {
  const row = await tx.selectFrom("consultation_guests").select("id").where("id", "=", guestId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

async function keepProof(ctx: Context, tx: Tx, guestId: string, what: "agreed" | "withdrawn", content: object): Promise<void> {
  const digest = await appendEvidence(ctx.keys, tx, { kind: "guest", id: guestId }, { kind: `whatsapp-${what}`, content });
  const detail = { evidence: digest.toString("hex") };
  await record(tx, { actor: ctx.actor, action: `consultations.guest-whatsapp-${what}`, subjectType: "guest", subjectId: guestId, detail });
}

/** Returns the number to which a guest lets reminders go; null without their consent. */
export async function whatsappOfGuest(
  { db, keys }: { db: Db | Tx; keys: Keys },
  guestId: string,
  viewer: Exclude<GuestViewer, { kind: "center" }>,
): Promise<string | null> {
  const row = await db
    .selectFrom("guest_whatsapp as w")
    .innerJoin("consultation_guests as g", "g.id", "w.guest_id")
    .select(["g.provider_id as providerId", "w.sealed"])
    .where("g.id", "=", guestId)
    .executeTakeFirst();
  if (!row) return null;
  const opened = await unsealGuestWhatsapp(keys, db, leaveToOpen(viewer, { id: guestId, providerId: row.providerId }), row.sealed);
  return opened?.phone ?? null;
}

/** Returns a consultation that is still a guest's alone; null once it joined an account, whose own box counts then. */
export async function guestsConsultation(db: Db | Tx, guestId: string, consultationId: string): Promise<Consultation | null> {
  const [found] = await consultationRows(
    db,
    sql`c.id = ${consultationId}::uuid and c.guest_id = ${guestId}::uuid and c.patient_id is null`,
  );
  return found ?? null;
}
