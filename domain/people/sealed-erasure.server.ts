import { CONTENT } from "#domain/vault/subject.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { ErasureLeave } from "./erasure-access.ts";

/** The only thing that is kept of an erased person, for some days: where their receipt goes. */
export interface SealedErasure {
  email: string;
}

/** Opens the address for a receipt. Returns null once it was forgotten. */
export const unsealErasure = (keys: Keys, db: Db | Tx, leave: ErasureLeave, sealed: Buffer | null): Promise<SealedErasure | null> =>
  unseal<SealedErasure>(keys, db, leave, CONTENT, sealed);
