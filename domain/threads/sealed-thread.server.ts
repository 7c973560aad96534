import { sql } from "kysely";
import type { MaskedLeave, OpenLeave } from "#domain/leads/lead-access.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import { unsealEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { MessageContent, Side, ThreadMessage } from "./thread.ts";

const fieldOf = (messageId: string) => `thread:${messageId}`;

/** Seals a message under the key of its lead. */
export const sealMessage = (leadId: string, key: Buffer, messageId: string, content: MessageContent): Buffer =>
  seal({ kind: "lead", id: leadId, key }, fieldOf(messageId), content);

interface Reading {
  readonly providerId: string;
  /** The reader's side. */
  readonly side: Side;
  /** While it is closed, each side reads what the other wrote without contact data. */
  readonly isContactOpen: boolean;
  /** Only this message. */
  readonly messageId?: string;
}

/** Returns the messages of a patient and one center, the oldest first, as one side reads them. Returns none once the lead was erased. */
export async function messagesOf(
  keys: Keys,
  db: Db | Tx,
  leave: OpenLeave | MaskedLeave,
  { providerId, side, isContactOpen, messageId }: Reading,
): Promise<ThreadMessage[]> {
  const { rows } = await sql<Omit<ThreadMessage, "text"> & { sealed: Buffer }>`
    select t.id, t.side, u.name as author, t.sent_at as "sentAt", t.read_at as "readAt",
      t.by_mail as "byMail", t.sealed
    from thread_messages t left join users u on u.id = t.author_id
    where t.lead_id = ${leave.id} and t.provider_id = ${providerId} and (${messageId ?? null}::uuid is null or t.id = ${messageId ?? null}::uuid)
    order by t.sent_at, t.id`.execute(db);
  const parts = rows.map(({ id, sealed }) => ({ field: fieldOf(id), sealed }));
  const contents = await unsealEach<MessageContent>(keys, db, leave, parts);
  return contents.map(({ text, shown }, index) => {
    const { sealed: _, ...row } = rows[index]!;
    if (isContactOpen) return { ...row, text };
    if (row.side !== side) return { ...row, text: shown };
    return { ...row, text, ...(shown !== text && { otherSees: shown }) };
  });
}
