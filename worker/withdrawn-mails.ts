import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import { offerToken } from "#domain/leads/lead-tokens.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { withdrawnOffer } from "#domain/offers/withdrawal-of-offer.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { OfferWithdrawn, offerWithdrawnSubject } from "#emails/leads/offer-withdrawn.tsx";
import { write } from "#emails/write.ts";

/** Writes the mail that tells a center to forget a request. It says nothing about the person. */
export async function composeWithdrawnMail({ db, keys }: Pick<Context, "db" | "keys">, { offerId }: QueuedMail, brand: Brand) {
  const found = await withdrawnOffer({ db }, offerId!);
  if (!found) return null;
  const { to, center, number, because, withdrawnAt, madeAt } = found;
  const mail = { brand, center, number, because, withdrawnAt, url: `${brand.siteUrl}/oferta/${offerToken(keys, offerId!, madeAt)}` };
  return {
    to: { address: to ?? "", name: center },
    replyTo: { address: brand.email, name: brand.name },
    subject: offerWithdrawnSubject(mail),
    ...(await write(createElement(OfferWithdrawn, mail))),
  };
}
