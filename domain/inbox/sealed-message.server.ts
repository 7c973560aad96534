import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import type { ReadPhone } from "#domain/submissions/phone.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { keyOf, seal } from "#domain/vault/subject-keys.server.ts";
import { unseal, unsealEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { ContentLeave } from "./message-access.ts";
import type { MessageForm } from "./message-fields.ts";

/** The data sealed under the message's own key: everything about who writes and what about. */
export interface SealedMessage {
  form: MessageForm;
  /** Null when none was given. */
  phone: ReadPhone | null;
}

/** The words of somebody to our own team: a message, or a request for advice. */
export interface MessageContent {
  form: MessageForm | LeadForm;
  phone: ReadPhone | null;
}

/**
 * Opens the sealed data. Returns null once the message was erased, or without leave. `request` is the sealed part of the lead that is
 * answered as a message.
 */
export async function unsealMessage(
  keys: Keys,
  db: Db | Tx,
  leave: ContentLeave | null,
  { sealed, request }: { sealed: Buffer | null; request: Buffer | null },
): Promise<MessageContent | null> {
  if (leave?.kind === "lead") return unsealLead(keys, db, leave, request);
  return unseal<SealedMessage>(keys, db, leave, CONTENT, sealed);
}

const replyField = (replyId: string) => `reply:${replyId}`;

/** Returns a function that seals answers under the key of the message; null once it was erased, or without leave. */
export async function replySealer(
  keys: Keys,
  tx: Tx,
  leave: ContentLeave | null,
): Promise<((replyId: string, reply: { text: string }) => Buffer) | null> {
  const key = leave && (await keyOf(keys, tx, leave));
  return key && leave ? (replyId, reply) => seal({ kind: leave.kind, id: leave.id, key }, replyField(replyId), reply) : null;
}

/** Returns the texts of a message's replies; none once it was erased, or without leave. */
export async function unsealReplies(
  keys: Keys,
  db: Db | Tx,
  leave: ContentLeave | null,
  replies: readonly { id: string; sealed: Buffer }[],
): Promise<string[]> {
  const parts = replies.map(({ id, sealed }) => ({ field: replyField(id), sealed }));
  return (await unsealEach<{ text: string }>(keys, db, leave, parts)).map(({ text }) => text);
}
