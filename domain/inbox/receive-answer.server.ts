import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { checkText, normalizeText } from "#domain/submissions/field-rules.ts";
import { normalizedEmail } from "#domain/submissions/same-person.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import { keyedDigest } from "#platform/keys.ts";
import { leaveToOpen } from "./message-access.ts";
import { REPLY_RULE } from "./message-fields.ts";
import { sealReply } from "./sealed-message.server.ts";

const MAX_A_DAY = 20;

export interface MailedAnswer {
  /** As the mail names it, in «From». */
  readonly from: string;
  /** Null when the mail has none; then its bytes tell a repeat. */
  readonly messageId: string | null;
  readonly raw: Buffer;
  /** What was written, without what it quotes. */
  readonly text: string;
}

export type AnswerOutcome = "sent" | "repeated" | "not-a-party" | "invalid" | "limited" | "not-found";

/** Returns whether mail about a message is taken: nobody erased it, and it was no trap. */
export async function takesAnswers({ db }: Pick<Context, "db">, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom("inbox_messages")
    .select("id")
    .where("id", "=", messageId)
    .where("sealed", "is not", null)
    .where("spam_code", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes what the writer of a message mailed back among its answers, and lets the message wait again. Who was forwarded our mail is not its
 * writer.
 */
export function receiveAnswer(ctx: Context, to: string, { from, messageId, raw, text: typed }: MailedAnswer): Promise<AnswerOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<AnswerOutcome> => {
    const message = await tx
      .selectFrom("inbox_messages")
      .select(["id", "email_digest"])
      .where("id", "=", to)
      .where("sealed", "is not", null)
      .where("spam_code", "is", null)
      .forUpdate()
      .executeTakeFirst();
    const leave = leaveToOpen({ kind: "worker" }, to);
    const key = message && leave && (await keyOf(ctx.keys, tx, leave));
    if (!message || !key) return "not-found";
    if (!from.includes("@") || !keyedDigest(ctx.keys, "inbox-email", normalizedEmail(from)).equals(message.email_digest))
      return "not-a-party";
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
      .values({ id, message_id: to, from_writer: true, source, sealed: sealReply(to, key, id, { text }) })
      .onConflict((conflict) => conflict.columns(["message_id", "source"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return "repeated";
    await tx
      .updateTable("inbox_messages")
      .set({ status: "new", written_again_at: sql<Date>`now()`, closed_at: null, close_reason: null })
      .where("id", "=", to)
      .execute();
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
