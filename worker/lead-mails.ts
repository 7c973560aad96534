import { m } from "#app/paraglide/messages.js";
import type { ConfirmationToMail } from "#domain/leads/confirmation-mail.server.ts";
import type { AdviceToMail, OfferToMail, ReceiptToMail } from "#domain/leads/lead-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import type { AdviceNoticeMail } from "#emails/leads/advice-notice.tsx";
import type { LeadConfirmationMail } from "#emails/leads/lead-confirmation.tsx";
import type { LeadReceiptMail, ReceiptOutcome } from "#emails/leads/lead-receipt.tsx";
import type { LeadUnansweredMail } from "#emails/leads/lead-unanswered.tsx";
import { ageWords, choiceWords, reasonWords } from "#emails/leads/lead-words.ts";
import type { OfferMail } from "#emails/leads/offer.tsx";
import type { Fact } from "#emails/parts.tsx";

const orNotGiven = (words: string | null) => words ?? m.emails_not_given();

export function offerMailOf(found: OfferToMail, brand: Brand): OfferMail {
  const { person } = found;
  const detail = found.person.subTreatment === "ninguno" ? null : choiceWords("subTratamiento", found.person.subTreatment);
  return {
    brand,
    center: found.center,
    claimed: found.claimed,
    number: found.number,
    service: found.service,
    facts: [
      { label: m.emails_label_service(), value: orNotGiven(found.service) },
      ...(detail ? [{ label: m.emails_label_detail(), value: detail }] : []),
      { label: m.emails_label_age(), value: ageWords(person.ageBand) },
      { label: m.emails_label_country(), value: orNotGiven(found.country) },
      { label: m.emails_label_city(), value: orNotGiven(found.city) },
      { label: m.emails_label_budget(), value: orNotGiven(choiceWords("presupuesto", person.budget)) },
      { label: m.emails_label_care_language(), value: orNotGiven(found.careLanguage) },
    ],
    message: person.message,
    messageWithheld: person.messageWithheld,
    reasons: reasonWords(found.reasons),
    priceCents: found.priceCents,
    exclusivity: found.exclusivity,
    others: found.others,
    answerBy: found.answerBy,
    url: `${brand.siteUrl}/oferta/${found.token}`,
  };
}

export function leadReceiptOf(found: ReceiptToMail, brand: Brand): LeadReceiptMail {
  const statusUrl = `${brand.siteUrl}/solicitud/${found.token}`;
  return {
    brand,
    firstName: found.firstName,
    number: found.number,
    sentAt: found.createdAt,
    isNews: found.isNews,
    service: found.service,
    outcome: receiptOutcome(found),
    dropped: found.dropped,
    inLine: found.inLine,
    statusUrl,
    confirmUrl: found.emailConfirmed ? null : `${statusUrl}#correo`,
    othersUrl: found.othersPending ? `${statusUrl}/centros` : null,
  };
}

export function leadUnansweredOf({ firstName, number, centers, token }: ReceiptToMail, brand: Brand): LeadUnansweredMail {
  const statusUrl = `${brand.siteUrl}/solicitud/${token}`;
  return { brand, firstName, number, centers: centers.map(({ name }) => name), statusUrl, othersUrl: `${statusUrl}/centros` };
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

export function adviceNoticeOf({ number, service, careLanguage, person }: AdviceToMail, brand: Brand): AdviceNoticeMail {
  const { form, phone } = person;
  const said = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  return {
    brand,
    number,
    email: form.email,
    phone: phone.startsWith("+") ? phone : null,
    facts: [
      ...said(m.emails_label_name(), `${form.nombre} ${form.apellido}`.trim()),
      ...said(m.emails_label_email(), form.email),
      ...said(m.emails_label_phone(), phone),
      ...said(m.emails_label_contact_method(), choiceWords("metodoContacto", form.metodoContacto)),
      ...said(m.emails_label_service(), service ?? choiceWords("tratamiento", form.tratamiento)),
      ...said(m.emails_label_detail(), choiceWords("subTratamiento", form.subTratamiento)),
      ...said(m.emails_label_budget(), choiceWords("presupuesto", form.presupuesto)),
      ...said(m.emails_label_situation(), choiceWords("estado", form.estado)),
      ...said(m.leads_field_anoNacimiento(), form.anoNacimiento),
      ...said(m.leads_field_genero(), choiceWords("genero", form.genero)),
      ...said(m.emails_label_country(), form.pais),
      ...said(m.leads_field_provincia(), form.provincia),
      ...said(m.emails_label_city(), form.ciudad),
      ...said(m.emails_label_care_language(), careLanguage),
      ...said(m.leads_field_ubicacionTratamientoAdicional(), form.ubicacionTratamientoAdicional),
      ...said(m.leads_field_fechasVisita(), form.fechasVisita),
      ...said(m.leads_field_alojamiento(), choiceWords("alojamiento", form.alojamiento)),
      ...said(m.leads_field_informacionAdicional(), form.informacionAdicional),
    ],
    message: form.mensaje || null,
  };
}
