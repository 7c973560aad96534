import { CONTENT } from "#domain/vault/subject.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { GuestLeave } from "./guest-access.ts";

/** The sealed data of a guest. */
export interface SealedGuest {
  name: string;
  /** Null for somebody who gave a telephone alone. */
  email: string | null;
  phone?: string | null;
}

export const WHATSAPP_FIELD = "whatsapp";

/** Opens the telephone to which a guest's reminders go by WhatsApp. */
export const unsealGuestWhatsapp = (keys: Keys, db: Db | Tx, leave: GuestLeave | null, sealed: Buffer): Promise<{ phone: string } | null> =>
  unseal<{ phone: string }>(keys, db, leave, WHATSAPP_FIELD, sealed);

/** Opens the sealed data of a guest. Returns null once it was erased, or without leave. */
export const unsealGuest = (keys: Keys, db: Db | Tx, leave: GuestLeave | null, sealed: Buffer | null): Promise<SealedGuest | null> =>
  unseal<SealedGuest>(keys, db, leave, CONTENT, sealed);
