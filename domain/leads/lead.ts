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
/** The price tier of a service. Each tier has its prices. */
export type PriceTier = "basic" | "standard" | "premium";
export type LeadKind = "center" | "advice";
export type LeadSource = "dialog" | "page" | "card" | "inline" | "trip" | "api" | "call";

/**
 * The states of a lead. `unconfirmed` waits for its person's click in a mail, and no center hears of it before; `accepted` waits for
 * routing; `waiting` for the day on which a named center has room; `held` for an administrator or a confirmed e-mail; `unmatched` and
 * `attached` reach further centers when the patient names them. Closed advice is reopened when its person writes again.
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
  closed: ["advice"],
};

export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Returns true when the patient may name further centers now. A waiting lead uses the names in its next round. */
export function mayNameMore(status: LeadStatus): boolean {
  return status !== "rejected" && status !== "closed";
}

/** Our own team's decision about a lead: it is routed, or it waits, whatever its score. */
export type TeamVerdict = "qualified" | "held";

/** What an unconfirmed lead waits for: a click in a mail, or consent to names that its person has not seen yet. */
export type LeadAwaits = "click" | "names";

/** The days after which an unconfirmed request is erased. */
export const UNCONFIRMED_DAYS = 7;

/** The part of a lead that is sealed under its own key: who asks, and what about. */
export interface SealedLead {
  form: LeadForm;
  phone: ReadPhone;
}

export const MAX_RECEIVERS = 3;
