import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Consultation } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";
import { leaveToOpen } from "./guest-access.ts";
import { guestToken, readGuestToken } from "./guest-tokens.ts";
import { GUEST_KEPT_DAYS } from "./limits.ts";
import { type SealedGuest, unsealGuest } from "./sealed-guest.server.ts";

/** Stores a guest, sealed under a key of their own, and returns the id. */
export async function insertGuest({ keys }: Pick<Context, "keys">, tx: Tx, providerId: string, guest: SealedGuest): Promise<string> {
  const subject = newSubject(keys, "guest");
  await tx
    .insertInto("consultation_guests")
    .values({
      id: subject.id,
      provider_id: providerId,
      sealed: seal(subject, CONTENT, guest),
      mailbox_digest: guest.email === null ? null : mailboxDigest(keys, guest.email),
    })
    .execute();
  await storeKey(tx, subject);
  return subject.id;
}

interface GuestConsultation {
  consultation: Consultation;
  guestId: string;
  /** The token of the link to another time that was proposed. */
  proposalToken: string | null;
}

/** Returns the consultation behind a link; null when the link is too old, or its guest was erased. */
export async function consultationOfGuest({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<GuestConsultation | null> {
  const id = readGuestToken(keys, token, await databaseTime(db));
  if (id === null) return null;
  const row = await db.selectFrom("consultations").select("guest_id").where("id", "=", id).executeTakeFirst();
  const [consultation] = row?.guest_id ? await consultationRows(db, sql`c.id = ${id}::uuid`) : [];
  if (!consultation || !row?.guest_id) return null;
  const { proposal, endsAt } = consultation;
  return { consultation, guestId: row.guest_id, proposalToken: proposal && guestToken(keys, { id: proposal.id, endsAt }) };
}

/**
 * Takes an answer by the link as proof that the person reads the mailbox, so that more mail may be sent to it. If a patient's account
 * has this mailbox, a confirmed consultation moves to that account, provided that the patient is free at that time.
 */
export async function proveGuest(ctx: Context, tx: Tx, guestId: string, confirmed: string | null): Promise<void> {
  const row = await tx
    .selectFrom("consultation_guests")
    .select(["provider_id", "sealed", "mailbox_digest"])
    .where("id", "=", guestId)
    .executeTakeFirstOrThrow();
  if (row.mailbox_digest) await confirmRecipient(ctx, tx, row.mailbox_digest);
  if (confirmed === null) return;
  const leave = leaveToOpen({ kind: "guest", guestId }, { id: guestId, providerId: row.provider_id });
  const guest = await unsealGuest(ctx.keys, tx, leave, row.sealed);
  if (!guest?.email) return;
  await sql`
    update consultations c set patient_id = u.id
    from users u join profiles who on who.user_id = u.id and who.user_type = 'patient'
    where c.id = ${confirmed}::uuid and c.patient_id is null and u.email_verified and u.email = ${guest.email.toLowerCase()}
      and not exists (select from consultations o where o.patient_id = u.id and o.status in ('requested', 'confirmed')
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(c.starts_at, c.ends_at))`.execute(tx);
}

/** Erases guests a while after their last consultation. The row of the consultation stays, without a name. */
export async function forgetGuests({ db }: Pick<Context, "db">): Promise<void> {
  await sql`
    delete from consultation_guests g where created_at < now() - make_interval(days => ${GUEST_KEPT_DAYS}) and not exists (
      select from consultations c where c.guest_id = g.id and c.ends_at > now() - make_interval(days => ${GUEST_KEPT_DAYS}))`.execute(db);
}
