import { CONTENT } from "#domain/vault/subject.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { GuestLeave } from "./guest-access.ts";

/** What lies sealed of somebody without an account. */
export interface SealedGuest {
  name: string;
  email: string;
}

/** Returns what lies sealed, or null once it was erased, or without leave. */
export const unsealGuest = (keys: Keys, db: Db | Tx, leave: GuestLeave | null, sealed: Buffer | null): Promise<SealedGuest | null> =>
  unseal<SealedGuest>(keys, db, leave, CONTENT, sealed);
