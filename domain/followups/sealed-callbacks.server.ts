import type { Context } from "#domain/context.ts";
import type { OpenLeave } from "#domain/leads/lead-access.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { unseal } from "#domain/vault/unseal.server.ts";

const fieldOf = (offerId: string) => `callback:${offerId}`;

/** Seals a note under the key of the lead that it is about. */
export const sealCallback = (leadId: string, key: Buffer, offerId: string, note: string): Buffer =>
  seal({ kind: "lead", id: leadId, key }, fieldOf(offerId), { note });

/** Returns the note, or null once the lead was erased. */
export const openCallback = async (
  { db, keys }: Pick<Context, "db" | "keys">,
  leave: OpenLeave,
  offerId: string,
  sealed: Buffer,
): Promise<string | null> => (await unseal<{ note: string }>(keys, db, leave, fieldOf(offerId), sealed))?.note ?? null;
