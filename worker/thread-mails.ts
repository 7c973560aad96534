import { createElement } from "react";
import { inLocale } from "#app/locale.server.ts";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { contactNewsToMail, type InboundDomain, messageToMail } from "#domain/threads/thread-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { ContactNews, contactNewsSubject } from "#emails/threads/contact-news.tsx";
import { ThreadMessage, threadMessageSubject } from "#emails/threads/thread-message.tsx";
import { write } from "#emails/write.ts";
import { baseLocale, isLocale } from "#messages/languages.ts";

type Reads = Pick<Context, "db" | "keys">;

/** Writes the mail about a message. A reply to it reaches the other side through us, since the sender and the reply address are ours. */
export async function composeThreadMail(reads: Reads, { threadMessageId }: QueuedMail, brand: Brand, domain: InboundDomain) {
  const found = threadMessageId && (await messageToMail(reads, threadMessageId, domain));
  if (!found) return null;
  const { to, language, replyTo, path, ...said } = found;
  return inLocale(isLocale(language) ? language : baseLocale, async () => {
    const mail = { brand, ...said, takesReplies: replyTo !== null, url: `${brand.siteUrl}${path}` };
    return {
      to: { address: to },
      replyTo: { address: replyTo ?? brand.email, name: brand.name },
      subject: threadMessageSubject(mail),
      ...(await write(createElement(ThreadMessage, mail))),
    };
  });
}

/** Writes the mail to a center about a patient who opened their contact to it. */
export async function composeContactNews(reads: Reads, { offerId }: QueuedMail, brand: Brand) {
  const found = await contactNewsToMail(reads, offerId!);
  if (!found) return null;
  const { to, path, ...said } = found;
  const mail = { brand, ...said, url: `${brand.siteUrl}${path}` };
  return {
    to: { address: to, name: said.center },
    replyTo: { address: brand.email, name: brand.name },
    subject: contactNewsSubject(mail),
    ...(await write(createElement(ContactNews, mail))),
  };
}
