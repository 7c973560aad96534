import type { Actor } from "#domain/audit/actor.ts";
import { withoutContacts } from "#domain/masking/contact-suspicion.ts";
import { type AgeBand, ageBandOf } from "#domain/masking/masking.ts";
import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";
import type { SealedLead } from "./lead.ts";
import type { LeadForm } from "./lead-form-fields.ts";
import type { OfferStatus } from "./offer.ts";

/** Who wants to see a lead. Somebody with a link from a mail is whoever holds the mail, so a link never shows more than the mail did. */
export type LeadViewer =
  | { kind: "patient"; leadId: string }
  /** Somebody of our own team, signed in. Only `leaveOfActor` knows one. */
  | { kind: "admin" }
  /** Our own team, behind the link of a notice, which names one request for advice. */
  | { kind: "team-link"; leadId: string }
  /** The site itself, whoever acts: it reads a fact for its own decision, and shows the whole to nobody. */
  | { kind: "system"; purpose: SystemPurpose }
  | { kind: "center"; providerIds: readonly string[] }
  | { kind: "offer-link"; offerId: string };

/** What the site itself opens a lead for. */
export type SystemPurpose =
  /** A round of routing, and the end of a wait for one. */
  | "routing"
  /** Weighs an offer, or tries a rule on past ones, by what only the sealed part says of criteria. */
  | "automatic-purchase"
  /** Compares what a center says of a request that it gives back with what is known. */
  | "return"
  /** Finds the account of the mailbox that sent it, for a notice. */
  | "account"
  /** Writes a mail, and files the answer to one. */
  | "mail";

export type LeadSight = "none" | "masked" | "open";

export interface OfferInSight {
  id: string;
  providerId: string;
  status: OfferStatus;
}

/**
 * Tells how much of a lead may be shown. A center sees the contact data from the moment of its purchase, signed in, and not after a
 * withdrawal.
 */
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
/** Opens what may be said before the purchase (`unsealMasked`), and never the lead itself. */
export type MaskedLeave = Leave<"lead", "masked">;

type Insider = Extract<LeadViewer, { kind: "patient" | "team-link" | "system" }>;
/** Everybody whose leave does not come from who is signed in as an administrator. */
type Outsider = Exclude<LeadViewer, { kind: "admin" }>;
type OfferLink = Extract<LeadViewer, { kind: "offer-link" }>;

/**
 * Gives leave to open a lead, or returns null when this viewer may see nothing of it. `offer` is the one through which a
 * center, or a link of its mail, sees it.
 */
export function leaveToOpen(viewer: Insider, leadId: string): OpenLeave | null;
export function leaveToOpen(viewer: OfferLink, leadId: string, offer: OfferInSight): MaskedLeave | null;
export function leaveToOpen(viewer: Outsider, leadId: string, offer?: OfferInSight): OpenLeave | MaskedLeave | null;
export function leaveToOpen(viewer: Outsider, leadId: string, offer: OfferInSight | null = null): Leave<"lead"> | null {
  const sight = sightOf(viewer, leadId, offer);
  return sight === "none" ? null : giveLeave("lead", leadId, sight);
}

/** Gives leave to whoever acts, when that is an administrator; anybody else has to say through what they see the lead. */
export function leaveOfActor(actor: Actor, leadId: string): OpenLeave | null {
  return actor.startsWith("admin:") && sightOf({ kind: "admin" }, leadId, null) === "open" ? giveLeave("lead", leadId, "open") : null;
}

/** Gives leave to the patient, known by a signed token that names their lead. */
export function leaveOfPatient(leadId: string | null): OpenLeave | null {
  return leadId === null ? null : leaveToOpen({ kind: "patient", leadId }, leadId);
}

/** All that may be said about the person before the purchase. What is not in this list is not in any page, mail or loader. */
export interface MaskedPerson {
  ageBand: AgeBand | null;
  budget: string;
  subTreatment: string;
  /** Null when none was asked or written, or when it is withheld. */
  message: string | null;
  /** One was written, and is shown after the purchase only: masked, it still looks as if it carried a contact. */
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
    ...maskedMessage(sealed),
  };
}

function maskedMessage(sealed: SealedLead): Pick<MaskedPerson, "message" | "messageWithheld"> {
  const { mensaje } = sealed.form;
  const message = mensaje === "" ? null : maskedWords(mensaje, sealed);
  return { message, messageWithheld: mensaje !== "" && message === null };
}

/** Returns what a center may read of the person's words before its purchase, or null when they still look as if they carried a contact. */
export function maskedWords(words: string, { form, phone }: SealedLead): string | null {
  return withoutContacts(words, {
    names: [`${form.nombre} ${form.apellido}`, form.nombre, form.apellido],
    email: form.email,
    phones: [form.telefono, phone.dialable],
  });
}

export function openPerson({ form, phone }: SealedLead): OpenPerson {
  return { form, phone: phone.dialable };
}
