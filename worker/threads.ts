import { toPlainText } from "react-email";
import type { Context } from "#domain/context.ts";
import { readMessageAddress } from "#domain/inbox/inbox-tokens.ts";
import { type AnswerOutcome, receiveAnswer, takesAnswers } from "#domain/inbox/receive-answer.server.ts";
import { openEnd, type ReplyOutcome, receiveReply } from "#domain/threads/receive-reply.server.ts";
import { replyText } from "#domain/threads/reply-text.ts";
import { readThreadAddress } from "#domain/threads/thread-tokens.ts";
import { m } from "#messages/m.ts";
import { type MailTaker, startInboundSmtp } from "#platform/inbound-smtp/inbound-smtp.ts";
import { type ReadMail, readMail } from "#platform/inbound-smtp/read-mail.ts";
import { log } from "#platform/log.ts";

/** Takes replies by mail from patients, from centers and from people who wrote to our team. Each of them has an address of their own. */
export function startThreadMail(ctx: Context, { port, domain }: { port: number; domain: string }) {
  const words = { unknown: m.threads_mail_unknown(), tooLarge: m.threads_mail_too_large() };
  return startInboundSmtp(threadMail(ctx, domain), { port, words });
}

function threadMail(ctx: Context, domain: string): MailTaker {
  return {
    async knows(address) {
      const asked = readMessageAddress(ctx.keys, address, domain);
      return asked ? takesAnswers(ctx, asked) : (await openEnd(ctx, address, domain)) !== null;
    },
    async take({ from, to, raw }) {
      const end = readThreadAddress(ctx.keys, to, domain);
      const asked = readMessageAddress(ctx.keys, to, domain);
      if (!end && !asked) return m.threads_mail_unknown();
      const mail = await readMail(raw);
      if (!mail) return m.threads_mail_unreadable();
      // Automatic mails get no answer: nobody would read it, and two programs could answer each other for ever.
      if (mail.isAutomatic || from === "") return null;
      if (mail.attachments > 0) return m.threads_mail_attachments();
      const plain = plainText(mail);
      if (plain === null) return m.threads_mail_unreadable();
      const text = replyText(plain, m.threads_mail_marker());
      const reply = { from: mail.from, messageId: mail.messageId, raw, text };
      const outcome = end ? await receiveReply(ctx, end, reply) : await receiveAnswer(ctx, asked!, reply);
      log.info(end ? { offer: end.offerId, side: end.side, outcome } : { message: asked, outcome }, "thread-mail");
      return refusalOf(outcome);
    },
  };
}

/** Returns the text of a mail, or null for HTML that is nested without end. */
function plainText({ text, html }: Pick<ReadMail, "text" | "html">): string | null {
  try {
    return text || toPlainText(html);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the reason why a reply was not taken, in words without accents, which any mail server passes on; null when it was taken. */
function refusalOf(outcome: ReplyOutcome | AnswerOutcome): string | null {
  switch (outcome) {
    case "sent":
    case "repeated":
      return null;
    case "not-a-party":
      return m.threads_mail_not_a_party();
    case "invalid":
      return m.threads_mail_invalid();
    case "limited":
      return m.threads_mail_limited();
    case "closed":
    case "not-found":
      return m.threads_mail_unknown();
  }
}
