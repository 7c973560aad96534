import type { ReadPhone } from "#domain/submissions/phone.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { MessageLeave } from "./message-access.ts";
import type { MessageForm } from "./message-fields.ts";

/** What lies sealed under the message's own key: everything that tells who writes, and about what. */
export interface SealedMessage {
  form: MessageForm;
  /** Null when none was given. */
  phone: ReadPhone | null;
}

/** Returns what lies sealed, or null once the message was erased, or without leave. */
export const unsealMessage = (keys: Keys, db: Db | Tx, leave: MessageLeave | null, sealed: Buffer | null): Promise<SealedMessage | null> =>
  unseal<SealedMessage>(keys, db, leave, CONTENT, sealed);
