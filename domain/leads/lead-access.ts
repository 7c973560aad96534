import type { Actor } from "#domain/audit/actor.ts";
import { withoutContacts } from "#domain/masking/contact-suspicion.ts";
import { type AgeBand, ageBandOf } from "#domain/masking/masking.ts";
import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";
import type { SealedLead } from "./lead.ts";
import type { LeadForm } from "./lead-form-fields.ts";
import type { OfferStatus } from "./offer.ts";

/**
 * Somebody who wants to see a lead. A link from a mail may be used by anybody who holds the mail, so it never shows more than the mail
 * did.
 */
export type LeadViewer =
  | { kind: "patient"; leadId: string }
  /** Somebody of our own team who is signed in. Only `leaveOfActor` knows one. */
  | { kind: "admin" }
  /** Our own team, behind the link of a notice, which names one request for advice. */
  | { kind: "team-link"; leadId: string }
  /** The site itself, whoever acts: it reads a fact for a decision of its own, and shows the whole lead to nobody. */
  | { kind: "system"; purpose: SystemPurpose }
  | { kind: "center"; providerIds: readonly string[] }
  | { kind: "offer-link"; offerId: string };

/** The purposes for which the site itself opens a lead. */
export type SystemPurpose =
  /** Routing, and the end of a wait for it. */
  | "routing"
  /** Weighs an offer, or tries a rule on past ones, by criteria that only the sealed part answers. */
  | "automatic-purchase"
  /** Compares a center's reason for giving a request back with what we know. */
  | "return"
  /** Finds the account of the mailbox that sent the request, for a notice. */
  | "account"
  /** Digests its person's name and telephone, by which our team finds them, and reads the mailbox of a person that our team erases. */
  | "lookup"
  /** Writes a mail, and stores the answer to one. */
  | "mail";

export type LeadSight = "none" | "masked" | "open";

export interface OfferInSight {
  id: string;
  providerId: string;
  status: OfferStatus;
}

/** Returns how much of a lead may be shown. A center sees the contact data from its purchase on, signed in, and not after a withdrawal. */
export function sightOf(viewer: LeadViewer, leadId: string, offer: OfferInSight | null): LeadSight {
  switch (viewer.kind) {
    case "admin":
    case "system":
      return "open";
    case "patient":
    case "team-link":
      return viewer.leadId === leadId ? "open" : "none";
    case "offer-link":
      return offer?.id === viewer.offerId && offer.status !== "withdrawn" ? "masked" : "none";
    case "center":
      if (!offer || !viewer.providerIds.includes(offer.providerId) || offer.status === "withdrawn") return "none";
      return offer.status === "purchased" ? "open" : "masked";
  }
}

/** Opens the whole lead (`unsealLead`). */
export type OpenLeave = Leave<"lead", "open">;
/** Opens what may be shown before the purchase (`unsealMasked`), and never the lead itself. */
export type MaskedLeave = Leave<"lead", "masked">;

type Insider = Extract<LeadViewer, { kind: "patient" | "team-link" | "system" }>;
/** Every viewer except an administrator. */
type Outsider = Exclude<LeadViewer, { kind: "admin" }>;
type OfferLink = Extract<LeadViewer, { kind: "offer-link" }>;

/**
 * Gives leave to open a lead, or returns null when this viewer may see nothing of it. `offer` is the one through which a center, or a
 * link in its mail, sees the lead.
 */
export function leaveToOpen(viewer: Insider, leadId: string): OpenLeave | null;
export function leaveToOpen(viewer: OfferLink, leadId: string, offer: OfferInSight): MaskedLeave | null;
export function leaveToOpen(viewer: Outsider, leadId: string, offer?: OfferInSight): OpenLeave | MaskedLeave | null;
export function leaveToOpen(viewer: Outsider, leadId: string, offer: OfferInSight | null = null): Leave<"lead"> | null {
  const sight = sightOf(viewer, leadId, offer);
  return sight === "none" ? null : giveLeave("lead", leadId, sight);
}

/** Gives leave to the actor if they are an administrator. Any other viewer must state through what they see the lead. */
export function leaveOfActor(actor: Actor, leadId: string): OpenLeave | null {
  return actor.startsWith("admin:") && sightOf({ kind: "admin" }, leadId, null) === "open" ? giveLeave("lead", leadId, "open") : null;
}

/** Gives leave to the patient, known by a signed token that names their lead. */
export function leaveOfPatient(leadId: string | null): OpenLeave | null {
  return leadId === null ? null : leaveToOpen({ kind: "patient", leadId }, leadId);
}

/** Everything that may be shown about the person before the purchase. No page, mail or loader shows anything that is not in this list. */
export interface MaskedPerson {
  ageBand: AgeBand | null;
  budget: string;
  subTreatment: string;
  /** False for a question, whose form asks for no phone: who opens the contact gets a mailbox alone. */
  hasPhone: boolean;
  /** Null when there is none, or when it is withheld. */
  message: string | null;
  /** True when there is a message that is shown only after the purchase, since even masked it still seems to contain contact data. */
  messageWithheld: boolean;
}

export interface OpenPerson {
  form: LeadForm;
  phone: string;
}

export function maskedPerson(sealed: SealedLead, currentYear: number): MaskedPerson {
  return {
    ageBand: ageBandOf(sealed.form.anoNacimiento, currentYear),
    budget: sealed.form.presupuesto,
    subTreatment: sealed.form.subTratamiento,
    hasPhone: sealed.form.telefono !== "",
    ...maskedMessage(sealed),
  };
}

function maskedMessage(sealed: SealedLead): Pick<MaskedPerson, "message" | "messageWithheld"> {
  const { mensaje } = sealed.form;
  const message = mensaje === "" ? null : maskedWords(mensaje, sealed);
  return { message, messageWithheld: mensaje !== "" && message === null };
}

/** Returns what a center may read of the person's words before its purchase, or null when they still seem to contain contact data. */
export function maskedWords(words: string, { form, phone }: SealedLead): string | null {
  return withoutContacts(words, {
    names: [`${form.nombre} ${form.apellido}`, form.nombre, form.apellido].filter((name) => name.trim() !== ""),
    email: form.email,
    phones: [form.telefono, phone.dialable].filter((number) => number !== ""),
  });
}

export function openPerson({ form, phone }: SealedLead): OpenPerson {
  return { form, phone: phone.dialable };
}
