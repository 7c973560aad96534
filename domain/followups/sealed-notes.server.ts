import type { Context } from "#domain/context.ts";
import type { OpenLeave } from "#domain/leads/lead-access.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { unsealEach } from "#domain/vault/unseal.server.ts";

export interface FollowupNote {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  /** Null once the author's account was deleted. */
  readonly author: string | null;
}

const fieldOf = (noteId: string) => `note:${noteId}`;

/** Seals a note under the key of the lead that it is about. */
export const sealNote = (leadId: string, key: Buffer, noteId: string, text: string): Buffer =>
  seal({ kind: "lead", id: leadId, key }, fieldOf(noteId), { text });

/** Returns a center's notes about a request, the newest first. Returns none without leave, or once the lead was erased. */
export async function notesOf(
  { db, keys }: Pick<Context, "db" | "keys">,
  leave: OpenLeave | null,
  offerId: string,
): Promise<FollowupNote[]> {
  if (!leave) return [];
  const rows = await db
    .selectFrom("followup_notes as n")
    .leftJoin("users as u", "u.id", "n.author")
    .select(["n.id", "n.sealed", "n.at", "u.name as author"])
    .where("n.offer_id", "=", offerId)
    .where("n.lead_id", "=", leave.id)
    .orderBy("n.at", "desc")
    .execute();
  const parts = rows.map(({ id, sealed }) => ({ field: fieldOf(id), sealed }));
  const texts = await unsealEach<{ text: string }>(keys, db, leave, parts);
  return texts.map(({ text }, index) => {
    const { id, at, author } = rows[index]!;
    return { id, text, at, author };
  });
}
