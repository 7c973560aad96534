import { isDisposable } from "./disposable-mail.ts";
import { messageSubstance } from "./message-substance.ts";

/** The facts about a lead that do not depend on any center. */
export interface QualityFacts {
  /** Null when the form did not ask for it. */
  phoneValid: boolean | null;
  /** Empty for a caller without a mailbox. */
  email: string;
  emailConfirmed: boolean;
  /** The caller used the link that our team sent to their telephone. */
  phoneConfirmed: boolean;
  message: string;
  serviceId: string | null;
  /** True for a specific service; false for «Otros». */
  serviceSpecific: boolean;
  budget: string;
  /** The leads of the same person in the last 24 hours, including this one. */
  leadsOfPersonInDay: number;
  /** The leads from the same address in the last hour, including this one. */
  leadsOfAddressInHour: number;
}

export type QualityCode =
  | "phone_valid"
  | "phone_invalid"
  | "phone_not_asked"
  | "email_plausible"
  | "email_implausible"
  | "email_disposable"
  | "email_absent"
  | "email_confirmed"
  | "email_unconfirmed"
  | "phone_confirmed"
  | "message_detailed"
  | "message_short"
  | "message_brief"
  | "message_empty"
  | "message_spam"
  | "treatment_named"
  | "treatment_open"
  | "treatment_unknown"
  | "budget_stated"
  | "budget_unstated"
  | "pace_normal"
  | "pace_fast"
  | "pace_flood";

type QualityFactor = "phone" | "email" | "confirmed" | "message" | "treatment" | "budget" | "pace";

interface Rule {
  factor: QualityFactor;
  weight: number;
  judge(facts: QualityFacts): QualityCode;
}

/** The factor of each code, and the share of its weight that the code earns. */
const CODES: Readonly<Record<QualityCode, readonly [QualityFactor, number]>> = {
  phone_valid: ["phone", 1],
  phone_invalid: ["phone", 0],
  phone_not_asked: ["phone", 0.8],
  email_plausible: ["email", 1],
  email_implausible: ["email", 0],
  email_disposable: ["email", 0],
  email_absent: ["email", 0.8],
  email_confirmed: ["confirmed", 1],
  email_unconfirmed: ["confirmed", 0],
  phone_confirmed: ["confirmed", 1],
  message_detailed: ["message", 1],
  message_short: ["message", 0.7],
  message_brief: ["message", 0.3],
  message_empty: ["message", 0],
  message_spam: ["message", 0],
  treatment_named: ["treatment", 1],
  treatment_open: ["treatment", 0.5],
  treatment_unknown: ["treatment", 0],
  budget_stated: ["budget", 1],
  budget_unstated: ["budget", 0],
  pace_normal: ["pace", 1],
  pace_fast: ["pace", 0.5],
  pace_flood: ["pace", 0],
};

/**
 * The weights of the factors. A short form asks for neither message nor treatment, so leaving these out must not weigh more than being
 * reachable: phone, e-mail and a normal pace alone make 60. A question is asked without a phone, and somebody who calls may have no mailbox: either costs
 * little.
 */
export const QUALITY_RULES: readonly Rule[] = [
  {
    factor: "phone",
    weight: 25,
    judge: ({ phoneValid }) => (phoneValid === null ? "phone_not_asked" : phoneValid ? "phone_valid" : "phone_invalid"),
  },
  { factor: "email", weight: 25, judge: (facts) => (facts.email === "" ? "email_absent" : judgeEmail(facts.email)) },
  { factor: "confirmed", weight: 10, judge: judgeConfirmed },
  {
    factor: "message",
    weight: 15,
    judge: (facts) => `message_${messageSubstance(facts.message)}`,
  },
  {
    factor: "treatment",
    weight: 10,
    judge: (facts) => (facts.serviceId === null ? "treatment_unknown" : facts.serviceSpecific ? "treatment_named" : "treatment_open"),
  },
  {
    factor: "budget",
    weight: 5,
    judge: (facts) => (facts.budget === "" || facts.budget === "no-especificar" ? "budget_unstated" : "budget_stated"),
  },
  {
    factor: "pace",
    weight: 10,
    judge: ({ leadsOfPersonInDay: person, leadsOfAddressInHour: address }) =>
      person <= 3 && address <= 20 ? "pace_normal" : person <= 6 && address <= 40 ? "pace_fast" : "pace_flood",
  },
];

export interface QualityPart {
  factor: QualityFactor;
  code: QualityCode;
  points: number;
  weight: number;
}

export interface Quality {
  /** 0 to 100. */
  score: number;
  codes: QualityCode[];
  parts: QualityPart[];
}

export function qualityOf(facts: QualityFacts): Quality {
  const codes = QUALITY_RULES.map(({ judge }) => judge(facts));
  const parts = qualityParts(codes);
  return { score: Math.round(parts.reduce((sum, part) => sum + part.points, 0)), codes, parts };
}

/** Explains a stored score by its codes. Codes of an older table that no longer exist are left out. */
export function qualityParts(codes: readonly string[]): QualityPart[] {
  return codes.flatMap((stored) => {
    if (!Object.hasOwn(CODES, stored)) return [];
    const code = stored as QualityCode;
    const [factor, share] = CODES[code];
    const { weight } = QUALITY_RULES.find((rule) => rule.factor === factor)!;
    return [{ factor, code, points: weight * share, weight }];
  });
}

export type QualityVerdict = "routed" | "held" | "rejected";

export function verdictOf(score: number, thresholds: { routed: number; held: number }): QualityVerdict {
  return score >= thresholds.routed ? "routed" : score >= thresholds.held ? "held" : "rejected";
}

const KEYBOARD_RUNS = /^(?:asdf|qwer|zxcv|1234|abcd|test|prueba|xxx|aaa)/i;

function judgeConfirmed({ emailConfirmed, phoneConfirmed }: QualityFacts): QualityCode {
  if (phoneConfirmed) return "phone_confirmed";
  return emailConfirmed ? "email_confirmed" : "email_unconfirmed";
}

function judgeEmail(email: string): QualityCode {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  if (at < 1 || /^(.)\1+$/.test(local) || KEYBOARD_RUNS.test(local)) return "email_implausible";
  return isDisposable(email.slice(at + 1)) ? "email_disposable" : "email_plausible";
}
