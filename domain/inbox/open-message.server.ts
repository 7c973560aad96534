import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { reachesMailbox } from "#domain/mail/reaches-mailbox.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { type TeamMessage, teamMessage } from "./inbox-queries.server.ts";
import type { CloseReason } from "./message.ts";
import { type ContentLeave, leaveOfActor } from "./message-access.ts";
import { unsealReplies } from "./sealed-message.server.ts";

/** One answer in the conversation about a message. */
export interface TeamReply {
  id: string;
  author: string | null;
  sentAt: Date;
  text: string;
  /** The state of its mail: `queued`, `sent`, `refused`. */
  mail: string | null;
  /** True when the writer of the message mailed it. */
  fromWriter: boolean;
}

export interface OpenedMessage extends TeamMessage {
  assigneeId: string | null;
  closeReason: CloseReason | null;
  replies: TeamReply[];
  /** False until the owner of the mailbox pressed the button behind their receipt, since somebody else may have typed the address. */
  mailboxConfirmed: boolean;
}

/** Opens a message for an administrator with its answers, and logs each opening. Returns null when there is none. */
export async function openMessage(ctx: Pick<Context, "db" | "keys" | "actor">, messageId: string): Promise<OpenedMessage | null> {
  if (!isRowId(messageId)) return null;
  const { rows } = await sql<{ assigneeId: string | null; closeReason: CloseReason | null }>`
    select assignee_id as "assigneeId", close_reason as "closeReason" from inbox_messages where id = ${messageId} and spam_code is null`.execute(
    ctx.db,
  );
  const message = rows[0] && (await teamMessage(ctx, messageId, (one) => leaveOfActor(ctx.actor, one)));
  if (!rows[0] || !message) return null;
  await ctx.db
    .transaction()
    .execute((tx) => record(tx, { actor: ctx.actor, action: "message.opened", subjectType: "message", subjectId: messageId }));
  const [replies, mailboxConfirmed] = await Promise.all([
    openReplies(ctx, leaveOfActor(ctx.actor, message)),
    reachesMailbox(ctx.db, mailboxDigest(ctx.keys, message.form.email)),
  ]);
  return { ...message, ...rows[0], replies, mailboxConfirmed };
}

/** Returns the conversation after a message, the oldest first. Returns none without leave. */
export async function openReplies(ctx: Pick<Context, "db" | "keys">, leave: ContentLeave | null): Promise<TeamReply[]> {
  if (!leave) return [];
  const { rows: replies } = await sql<Omit<TeamReply, "text"> & { sealed: Buffer }>`
    select r.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email) as author, r.sent_at as "sentAt", r.sealed,
      r.from_writer as "fromWriter",
      (select status from mail_messages where inbox_reply_id = r.id) as mail
    from inbox_replies r left join users u on u.id = r.author_id left join profiles p on p.user_id = r.author_id
    where r.message_id = ${leave.id} order by r.sent_at, r.id`.execute(ctx.db);
  const texts = await unsealReplies(ctx.keys, ctx.db, leave, replies);
  // If the message was erased in between, it has no replies either.
  return texts.length === replies.length ? replies.map(({ sealed: _, ...reply }, index) => ({ ...reply, text: texts[index]! })) : [];
}
