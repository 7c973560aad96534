import { createElement } from "react";
import { inLocale } from "#app/locale.server.ts";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { quoteToMail } from "#domain/quotes/quote-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { QuoteNews, quoteSubject } from "#emails/quotes/quote-news.tsx";
import { write } from "#emails/write.ts";
import { baseLocale, isLocale } from "#messages/languages.ts";

/** Writes the mail about a center's quote, in the language of the request. */
export async function composeQuoteMail(ctx: Pick<Context, "db" | "keys">, { offerId }: QueuedMail, brand: Brand) {
  const found = await quoteToMail(ctx, offerId!);
  if (!found) return null;
  const { to, language, token, ...said } = found;
  return inLocale(isLocale(language) ? language : baseLocale, async () => {
    const mail = { brand, ...said, url: `${brand.siteUrl}/solicitud/${token}/presupuestos` };
    return {
      to: { address: to },
      replyTo: { address: brand.email, name: brand.name },
      subject: quoteSubject(mail),
      ...(await write(createElement(QuoteNews, mail))),
    };
  });
}
