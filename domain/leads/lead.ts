import type { LeadForm } from "./lead-form-fields.ts";

export type LeadStatus = "accepted" | "routed" | "held" | "rejected" | "unmatched" | "attached" | "advice" | "closed";
export type LeadKind = "center" | "advice";
export type LeadSource = "dialog" | "page" | "card" | "inline" | "trip" | "api";

/**
 * The life of a lead. `accepted` waits for routing; `held` for an administrator or a confirmed e-mail; `unmatched` and
 * `attached` reach further centers when the patient names them.
 */
const TRANSITIONS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  accepted: ["routed", "held", "rejected", "unmatched", "attached", "advice", "closed"],
  held: ["routed", "rejected", "unmatched", "attached", "closed"],
  rejected: ["routed", "closed"],
  unmatched: ["routed", "held", "attached", "closed"],
  attached: ["routed", "closed"],
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

/** After so many months a request, and a message to our own team, is erased. */
export const KEPT_MONTHS = 24;

/** What lies sealed under the lead's own key: everything that tells who asks, and about what. */
export interface SealedLead {
  form: LeadForm;
  phone: LeadPhone;
}

export interface LeadPhone {
  /** As written, when it cannot be read as a number of any country. */
  dialable: string;
  e164: string | null;
  valid: boolean;
}

/** «CU-2026-04817» */
export function leadNumber(year: number, sequence: number): string {
  return `CU-${year}-${String(sequence).padStart(5, "0")}`;
}

export const MOST_RECEIVERS = 3;
