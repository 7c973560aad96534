import type { AdviceToMail } from "#domain/leads/advice-mail.server.ts";
import type { OfferToMail } from "#domain/offers/offer-mail.server.ts";
import type { ConfirmationToMail } from "#domain/receivers/confirmation-mail.server.ts";
import type { ReceiptToMail } from "#domain/receivers/receipt-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import type { AdviceNoticeMail } from "#emails/leads/advice-notice.tsx";
import type { LeadConfirmationMail } from "#emails/leads/lead-confirmation.tsx";
import type { LeadNameMoreMail } from "#emails/leads/lead-name-more.tsx";
import type { LeadReceiptMail, ReceiptOutcome } from "#emails/leads/lead-receipt.tsx";
import type { LeadUnansweredMail } from "#emails/leads/lead-unanswered.tsx";
import type { OfferMail } from "#emails/leads/offer.tsx";
import { m } from "#messages/m.ts";
import { offerFacts, reasonNames } from "#texts/offers.ts";
import { teamFacts } from "#texts/team-facts.ts";

export function offerMailOf(found: OfferToMail, brand: Brand): OfferMail {
  const { person } = found;
  return {
    brand,
    center: found.center,
    claimed: found.claimed,
    askFirst: found.askFirst,
    number: found.number,
    service: found.service,
    facts: offerFacts(found).map(({ label, value }) => ({ label, value: value ?? m.emails_not_given() })),
    message: person.message,
    messageWithheld: person.messageWithheld,
    reasons: reasonNames(found.reasons),
    priceCents: found.priceCents,
    welcomeLeft: found.welcomeLeft,
    exclusivity: found.exclusivity,
    others: found.others,
    answerBy: found.answerBy,
    url: `${brand.siteUrl}/oferta/${found.token}`,
  };
}

export function leadReceiptOf(found: ReceiptToMail, brand: Brand, promisedHours: number | null): LeadReceiptMail {
  const statusUrl = `${brand.siteUrl}/solicitud/${found.token}`;
  return {
    brand,
    firstName: found.firstName,
    number: found.number,
    sentAt: found.createdAt,
    isNews: found.isNews,
    askFirst: found.askFirst,
    service: found.service,
    outcome: receiptOutcome(found),
    promisedHours,
    dropped: found.dropped,
    inLine: found.inLine,
    statusUrl,
    confirmUrl: found.emailConfirmed ? null : `${statusUrl}#correo`,
    othersUrl: found.othersPending ? `${statusUrl}/centros` : null,
  };
}

export function leadUnansweredOf({ firstName, number, centers, token }: ReceiptToMail, brand: Brand): LeadUnansweredMail {
  const statusUrl = `${brand.siteUrl}/solicitud/${token}`;
  const named = (declined: boolean) => centers.filter((center) => center.declined === declined).map(({ name }) => name);
  return { brand, firstName, number, silent: named(false), declined: named(true), statusUrl, othersUrl: `${statusUrl}/centros` };
}

export function leadNameMoreOf({ firstName, number, token }: ReceiptToMail, brand: Brand): LeadNameMoreMail {
  const statusUrl = `${brand.siteUrl}/solicitud/${token}`;
  return { brand, firstName, number, statusUrl, othersUrl: `${statusUrl}/centros` };
}

export function leadConfirmationOf(found: ConfirmationToMail, brand: Brand): LeadConfirmationMail {
  const { firstName, number, awaits, centers, confirmBy: until } = found;
  const statusUrl = `${brand.siteUrl}/solicitud/${found.token}`;
  const confirmUrl = awaits === "names" ? `${statusUrl}/centros` : `${statusUrl}#correo`;
  return { brand, firstName, number, awaits, centers, until, confirmUrl, statusUrl };
}

function receiptOutcome({ status, centers, already, earlierNumber }: ReceiptToMail): ReceiptOutcome {
  if (centers.length > 0) {
    const answerBy = new Date(Math.max(...centers.map((center) => center.answerBy.getTime())));
    return { kind: "routed", centers, already, answerBy };
  }
  if (status === "attached" && earlierNumber) return { kind: "attached", earlierNumber };
  if (status === "held" || status === "advice" || status === "accepted" || status === "waiting") return { kind: status };
  return { kind: "unmatched" };
}

export function adviceNoticeOf(found: AdviceToMail, brand: Brand, promisedHours: number | null): AdviceNoticeMail {
  const { form, phone } = found.person;
  return {
    brand,
    promisedHours,
    number: found.number,
    email: form.email,
    phone: phone.startsWith("+") ? phone : null,
    facts: teamFacts({ ...found, form, phone }),
    message: form.mensaje || null,
    openUrl: `${brand.siteUrl}/dashboard/admin/mensajes/${found.id}`,
  };
}
