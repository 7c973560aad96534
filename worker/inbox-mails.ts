import { createElement } from "react";
import { inLocale } from "#app/locale.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { messageNoticeToMail, messageReceiptToMail } from "#domain/inbox/inbox-queries.server.ts";
import { messageAddress } from "#domain/inbox/inbox-tokens.ts";
import { replyToMail } from "#domain/inbox/reply-mail.server.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { promisedReplyHours } from "#domain/statements/promises.server.ts";
import type { InboundDomain } from "#domain/threads/thread-mail.server.ts";
import { MessageNotice, messageNoticeSubject } from "#emails/inbox/message-notice.tsx";
import { MessageReceipt, messageReceiptSubject } from "#emails/inbox/message-receipt.tsx";
import { MessageReply, messageReplySubject } from "#emails/inbox/message-reply.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";
import { baseLocale, isLocale } from "#messages/languages.ts";

type Reader = Pick<Context, "db" | "keys">;

/** Composes the mails to somebody who wrote to our own team, and those that tell our team of a message. */
export async function composeInboxMail(
  ctx: Reader,
  { template, inboxMessageId, inboxReplyId }: QueuedMail,
  brand: Brand,
  inboundDomain: InboundDomain,
) {
  const messageId = inboxMessageId!;
  if (template === "inbox-receipt") return composeReceipt(ctx, messageId, brand);
  if (template === "inbox-reply") return inboxReplyId ? composeReply(ctx, messageId, inboxReplyId, brand, inboundDomain) : null;
  const found = await messageNoticeToMail(ctx, messageId, inboxReplyId);
  if (!found) return null;
  const { number, kind, createdAt, token } = found;
  const mail = { brand, number, kind, createdAt, openUrl: `${brand.siteUrl}/bandeja/${token}` };
  return { to: { address: brand.email }, subject: messageNoticeSubject(mail), ...(await write(createElement(MessageNotice, mail))) };
}

async function composeReceipt(ctx: Reader, messageId: string, brand: Brand) {
  const found = await messageReceiptToMail(ctx, messageId);
  if (!found) return null;
  const [{ hours }, promisedHours] = await Promise.all([loadSite(ctx.db), promisedReplyHours(ctx.db)]);
  return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
    const { to, firstName, number, kind, createdAt, path } = found;
    const mail = { brand, firstName, number, kind, createdAt, promisedHours, hours, statusUrl: `${brand.siteUrl}${path}` };
    return {
      to: { address: to },
      replyTo: { address: brand.email, name: brand.name },
      subject: messageReceiptSubject(mail),
      ...(await write(createElement(MessageReceipt, mail))),
    };
  });
}

async function composeReply(ctx: Reader, messageId: string, replyId: string, brand: Brand, inboundDomain: InboundDomain) {
  const found = await replyToMail(ctx, messageId, replyId);
  if (!found) return null;
  return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
    const { to, firstName, number, kind, text, path, follows } = found;
    const ours = inboundDomain && messageAddress(ctx.keys, messageId, inboundDomain);
    const mail = { brand, firstName, number, kind, text, takesReplies: ours !== null, statusUrl: `${brand.siteUrl}${path}` };
    return {
      to: { address: to },
      replyTo: { address: ours ?? brand.email, name: brand.name },
      ...(follows && { follows }),
      subject: messageReplySubject(mail),
      ...(await write(createElement(MessageReply, mail))),
    };
  });
}
