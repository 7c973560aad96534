import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { keepAdvice } from "#domain/leads/keep-advice.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { checkText, normalizeText } from "#domain/submissions/field-rules.ts";
import { mailboxDigest, normalizedEmail } from "#domain/submissions/same-person.ts";
import { type Keys, keyedDigest } from "#platform/keys.ts";
import { lockMessage } from "./lock-message.server.ts";
import type { MessageKind } from "./message.ts";
import { leaveToOpen } from "./message-access.ts";
import { REPLY_RULE } from "./message-fields.ts";
import { replySealer } from "./sealed-message.server.ts";

const MAX_A_DAY = 20;

export interface MailedAnswer {
  /** The sender's address, as in «From». */
  readonly from: string;
  /** Null when the mail has none; a repeated mail is then recognised by its bytes. */
  readonly messageId: string | null;
  readonly raw: Buffer;
  /** The text without quoted parts. */
  readonly text: string;
}

export type AnswerOutcome = "sent" | "repeated" | "not-a-party" | "invalid" | "limited" | "not-found";

/** Returns whether we take mail about a message: it was not erased, and the honeypot did not catch it. */
export async function takesAnswers({ db }: Pick<Context, "db">, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom("inbox_messages")
    .select("id")
    .where("id", "=", messageId)
    .where("erased", "=", false)
    .where("spam_code", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

const digestOf = (keys: Keys, kind: MessageKind, email: string): Buffer =>
  kind === "request" ? mailboxDigest(keys, email) : keyedDigest(keys, "inbox-email", normalizedEmail(email));

/**
 * Adds a mail from the writer of a message to its conversation, and makes the message wait again. Refuses mail from anybody else, such
 * as somebody to whom our mail was forwarded.
 */
export function receiveAnswer(ctx: Context, to: string, { from, messageId, raw, text: typed }: MailedAnswer): Promise<AnswerOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<AnswerOutcome> => {
    const message = await lockMessage(tx, to);
    const seal = message && (await replySealer(ctx.keys, tx, leaveToOpen({ kind: "system", purpose: "mail" }, message)));
    if (!message || !seal) return "not-found";
    if (!from.includes("@") || !digestOf(ctx.keys, message.kind, from).equals(message.emailDigest)) return "not-a-party";
    if (checkText(REPLY_RULE, typed, true)) return "invalid";
    const { count } = await tx
      .selectFrom("inbox_replies")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("message_id", "=", to)
      .where("from_writer", "=", true)
      .where("sent_at", ">", sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (count >= MAX_A_DAY) return "limited";
    const id = randomUUID();
    const text = normalizeText(REPLY_RULE, typed);
    const source = keyedDigest(ctx.keys, "inbox-source", `${to} ${messageId ?? raw.toString("latin1")}`);
    const added = await tx
      .insertInto("inbox_replies")
      .values({ id, message_id: to, from_writer: true, source, sealed: seal(id, { text }) })
      .onConflict((conflict) => conflict.columns(["message_id", "source"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return "repeated";
    await tx
      .updateTable("inbox_messages")
      .set({ status: "new", written_again_at: sql<Date>`now()`, closed_at: null, close_reason: null })
      .where("id", "=", to)
      .execute();
    await keepAdvice(tx, to, "advice");
    await queueMail(ctx, tx, { effectKey: `inbox-notice:${id}`, template: "inbox-notice", inboxMessageId: to, inboxReplyId: id });
    await record(tx, {
      actor: "link:message",
      action: "message.written-back",
      subjectType: "message",
      subjectId: to,
      detail: { reply: id },
    });
    return "sent";
  });
}
