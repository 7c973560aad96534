import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import { heldOffer } from "./held-offer.server.ts";
import { notesOf, sealNote } from "./sealed-notes.server.ts";

export interface NoteToWrite {
  readonly offerId: string;
  readonly text: string;
  /** The id of the newest note that its writer was shown; empty before the first. */
  readonly lastNote: string;
}

/**
 * Stores a note about a request that the center opened. It is sealed under the lead's own key, and is erased with the lead. The words of
 * the newest note that its writer was not shown are that note, sent once more.
 */
export function writeNote(
  { db, keys }: Pick<Context, "db" | "keys">,
  member: Member,
  { offerId, text, lastNote }: NoteToWrite,
): Promise<{ outcome: "done" | "closed" | "not-found" }> {
  return db.transaction().execute(async (tx) => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" as const };
    const leave = leaveToOpen({ kind: "center", providerIds: [member.providerId] }, offer.leadId, offer);
    if (leave?.sight !== "open") return { outcome: "closed" as const };
    const key = await keyOf(keys, tx, leave);
    if (!key) return { outcome: "closed" as const };
    const [newest] = await notesOf({ db: tx, keys }, leave, offerId);
    if (newest && newest.id !== lastNote && newest.text === text) return { outcome: "done" as const };
    const id = randomUUID();
    const sealed = sealNote(offer.leadId, key, id, text);
    await tx.insertInto("followup_notes").values({ id, offer_id: offerId, lead_id: offer.leadId, author: member.userId, sealed }).execute();
    const detail = { lead: offer.leadId, provider: member.providerId };
    await record(tx, { actor: `provider:${member.userId}`, action: "followup.note", subjectType: "offer", subjectId: offerId, detail });
    await sql`select pg_notify('inbox_changed', ${member.providerId})`.execute(tx);
    return { outcome: "done" as const };
  });
}
