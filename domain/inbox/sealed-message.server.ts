import type { ReadPhone } from "#domain/submissions/phone.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { MessageForm } from "./message-fields.ts";

/** What lies sealed under the message's own key: everything that tells who writes, and about what. */
export interface SealedMessage {
  form: MessageForm;
  /** Null when none was given. */
  phone: ReadPhone | null;
}

/** What lies sealed, or null once the message was erased. */
export async function unsealMessage(keys: Keys, db: Db | Tx, messageId: string, sealed: Buffer | null): Promise<SealedMessage | null> {
  if (!sealed) return null;
  const row = await db
    .selectFrom("inbox_keys")
    .select(["wrapped", "master_version"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  return row ? keys.open<SealedMessage>(keys.unwrap(row.wrapped, row.master_version), sealed) : null;
}
