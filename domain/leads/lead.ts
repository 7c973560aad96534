import type { ReadPhone } from "#domain/submissions/phone.ts";
import type { LeadForm } from "./lead-form-fields.ts";

export type LeadStatus =
  | "accepted"
  | "unconfirmed"
  | "routed"
  | "waiting"
  | "held"
  | "rejected"
  | "unmatched"
  | "attached"
  | "advice"
  | "closed";
/** What a service is worth to a center; each tier has its prices. */
export type PriceTier = "basic" | "standard" | "premium";
export type LeadKind = "center" | "advice";
export type LeadSource = "dialog" | "page" | "card" | "inline" | "trip" | "api";

/**
 * The life of a lead. `unconfirmed` waits for its person's click in a mail, and no center hears of it before; `accepted`
 * waits for routing; `waiting` for the day on which a named center has room; `held` for an administrator or a confirmed
 * e-mail; `unmatched` and `attached` reach further centers when the patient names them.
 */
const TRANSITIONS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  unconfirmed: ["accepted", "closed"],
  accepted: ["unconfirmed", "routed", "waiting", "held", "rejected", "unmatched", "attached", "advice", "closed"],
  held: ["routed", "waiting", "rejected", "unmatched", "attached", "closed"],
  waiting: ["routed", "held", "unmatched", "attached", "closed"],
  rejected: ["routed", "closed"],
  unmatched: ["routed", "waiting", "held", "attached", "closed"],
  attached: ["routed", "waiting", "closed"],
  advice: ["routed", "unmatched", "closed"],
  routed: ["closed"],
  closed: [],
};

export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** May the patient name further centers now? A lead still waiting takes the names into the round that is to come. */
export function mayNameMore(status: LeadStatus): boolean {
  return status !== "rejected" && status !== "closed";
}

/** What an unconfirmed lead waits for: its person's click, or their consent to names that nobody has shown them yet. */
export type LeadAwaits = "click" | "names";

/** An unconfirmed request is erased after so many days. */
export const UNCONFIRMED_DAYS = 7;

/** What lies sealed under the lead's own key: everything that tells who asks, and about what. */
export interface SealedLead {
  form: LeadForm;
  phone: ReadPhone;
}

export const MAX_RECEIVERS = 3;
