import { m } from "#app/paraglide/messages.js";
import type { ConfirmationToMail } from "#domain/leads/confirmation-mail.server.ts";
import type { ChoiceField, LeadFormTextField } from "#domain/leads/lead-form-fields.ts";
import type { AdviceToMail, OfferToMail, ReceiptToMail } from "#domain/leads/lead-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import type { AdviceNoticeMail } from "#emails/leads/advice-notice.tsx";
import type { LeadConfirmationMail } from "#emails/leads/lead-confirmation.tsx";
import type { LeadReceiptMail, ReceiptOutcome } from "#emails/leads/lead-receipt.tsx";
import type { LeadUnansweredMail } from "#emails/leads/lead-unanswered.tsx";
import type { OfferMail } from "#emails/leads/offer.tsx";
import { choiceName, FIELD_NAMES } from "#texts/leads.ts";
import { ageName, reasonNames } from "#texts/offers.ts";

const orNotGiven = (words: string | null) => words ?? m.emails_not_given();

export function offerMailOf(found: OfferToMail, brand: Brand): OfferMail {
  const { person } = found;
  const detail = found.person.subTreatment === "ninguno" ? null : choiceName("subTratamiento", found.person.subTreatment);
  return {
    brand,
    center: found.center,
    claimed: found.claimed,
    number: found.number,
    service: found.service,
    facts: [
      { label: m.emails_label_service(), value: orNotGiven(found.service) },
      ...(detail ? [{ label: m.emails_label_detail(), value: detail }] : []),
      { label: m.emails_label_age(), value: orNotGiven(ageName(person.ageBand)) },
      { label: m.emails_label_country(), value: orNotGiven(found.country) },
      { label: m.emails_label_city(), value: orNotGiven(found.city) },
      { label: m.emails_label_budget(), value: orNotGiven(choiceName("presupuesto", person.budget)) },
      { label: m.emails_label_care_language(), value: orNotGiven(found.careLanguage) },
    ],
    message: person.message,
    messageWithheld: person.messageWithheld,
    reasons: reasonNames(found.reasons),
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

/** One line of the notice, or null for a field that has none of its own. */
type AdviceLine = { label: () => string; value: (found: AdviceToMail) => string | null } | null;

/** The lines of the notice in their order. Every text field of the form has its entry, so that no answer can be left out. */
const ADVICE_LINES: Readonly<Record<LeadFormTextField, AdviceLine>> = {
  nombre: { label: m.emails_label_name, value: ({ person: { form } }) => `${form.nombre} ${form.apellido}`.trim() },
  apellido: null, // Beside the first name.
  email: written("email", m.emails_label_email),
  telefono: { label: m.emails_label_phone, value: ({ person }) => person.phone },
  metodoContacto: chosen("metodoContacto", m.emails_label_contact_method),
  tratamiento: {
    label: m.emails_label_service,
    value: ({ service, person }) => service ?? choiceName("tratamiento", person.form.tratamiento),
  },
  subTratamiento: chosen("subTratamiento", m.emails_label_detail),
  presupuesto: chosen("presupuesto", m.emails_label_budget),
  estado: chosen("estado", m.emails_label_situation),
  anoNacimiento: written("anoNacimiento"),
  genero: chosen("genero"),
  pais: written("pais", m.emails_label_country),
  provincia: written("provincia"),
  ciudad: written("ciudad", m.emails_label_city),
  idioma: { label: m.emails_label_care_language, value: ({ careLanguage }) => careLanguage },
  ubicacionTratamientoAdicional: written("ubicacionTratamientoAdicional"),
  fechasVisita: written("fechasVisita"),
  alojamiento: chosen("alojamiento"),
  informacionAdicional: written("informacionAdicional"),
  mensaje: null, // Quoted above the lines.
  recibirMasRespuestas: null, // About other centers, and advice has none.
  website: null, // The honeypot.
};

function written(field: keyof typeof FIELD_NAMES, label: () => string = FIELD_NAMES[field]): AdviceLine {
  return { label, value: ({ person }) => person.form[field] };
}

function chosen(field: ChoiceField, label: () => string = FIELD_NAMES[field]): AdviceLine {
  return { label, value: ({ person }) => choiceName(field, person.form[field]) };
}

export function adviceNoticeOf(found: AdviceToMail, brand: Brand): AdviceNoticeMail {
  const { form, phone } = found.person;
  return {
    brand,
    number: found.number,
    email: form.email,
    phone: phone.startsWith("+") ? phone : null,
    facts: Object.values(ADVICE_LINES).flatMap((line) => {
      const value = line?.value(found);
      return line && value ? [{ label: line.label(), value }] : [];
    }),
    message: form.mensaje || null,
  };
}
