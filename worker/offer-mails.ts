import { createElement } from "react";
import { inLocale } from "#app/locale.server.ts";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { offerNewsToMail } from "#domain/offers/patient-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { PhoneQuestion, phoneQuestionSubject } from "#emails/leads/phone-question.tsx";
import { RequestOpened, requestOpenedSubject } from "#emails/leads/request-opened.tsx";
import { write } from "#emails/write.ts";
import { baseLocale, isLocale } from "#messages/languages.ts";

/** Writes what the patient is told about one center's offer, in the language of the request. */
export async function composeOfferMail(ctx: Pick<Context, "db" | "keys">, { template, offerId }: QueuedMail, brand: Brand) {
  const found = await offerNewsToMail(ctx, offerId!);
  if (!found) return null;
  const { to, language, token, phoneToken, ...said } = found;
  const common = { to: { address: to }, replyTo: { address: brand.email, name: brand.name } };
  return inLocale(isLocale(language) ? language : baseLocale, async () => {
    if (template === "phone-question") {
      if (!phoneToken) return null;
      const mail = { brand, ...said, url: `${brand.siteUrl}/telefono/${phoneToken}` };
      return { ...common, subject: phoneQuestionSubject(mail), ...(await write(createElement(PhoneQuestion, mail))) };
    }
    const mail = { brand, ...said, url: `${brand.siteUrl}/solicitud/${token}` };
    return { ...common, subject: requestOpenedSubject(mail), ...(await write(createElement(RequestOpened, mail))) };
  });
}
