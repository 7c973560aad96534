import type { ReadPhone } from "#domain/submissions/phone.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { unseal, unsealEach } from "#domain/vault/unseal.server.ts";
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

const replyField = (replyId: string) => `reply:${replyId}`;

/** Seals an answer of our team under the key of the message that it answers. */
export const sealReply = (messageId: string, key: Buffer, replyId: string, reply: { text: string }): Buffer =>
  seal({ kind: "message", id: messageId, key }, replyField(replyId), reply);

/** Returns the texts of a message's replies; none once it was erased, or without leave. */
export async function unsealReplies(
  keys: Keys,
  db: Db | Tx,
  leave: MessageLeave | null,
  replies: readonly { id: string; sealed: Buffer }[],
): Promise<string[]> {
  const parts = replies.map(({ id, sealed }) => ({ field: replyField(id), sealed }));
  return (await unsealEach<{ text: string }>(keys, db, leave, parts)).map(({ text }) => text);
}
