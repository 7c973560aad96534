import { isDisposable } from "./disposable-mail.ts";
import { messageSubstance } from "./message-substance.ts";

/** What is known about a lead, independent of any center. */
export interface QualityFacts {
  phoneValid: boolean;
  email: string;
  emailConfirmed: boolean;
  message: string;
  serviceId: string | null;
  /** A service that says what is wanted; «Otros» does not. */
  serviceSpecific: boolean;
  budget: string;
  /** Leads of the same person in the last 24 hours, this one included. */
  leadsOfPersonInDay: number;
  /** Leads from the same address in the last hour, this one included. */
  leadsOfAddressInHour: number;
}

type QualityCode =
  | "phone_valid"
  | "phone_invalid"
  | "email_plausible"
  | "email_implausible"
  | "email_disposable"
  | "email_confirmed"
  | "email_unconfirmed"
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
  /** The code, and the share of the weight it earns. */
  judge(facts: QualityFacts): readonly [QualityCode, number];
}

/**
 * The whole of it. A short form asks neither message nor treatment, so what a reachable person has left out must not
 * weigh more than being reachable: phone, e-mail and an ordinary pace alone make 60.
 */
export const QUALITY_RULES: readonly Rule[] = [
  { factor: "phone", weight: 25, judge: (facts) => (facts.phoneValid ? ["phone_valid", 1] : ["phone_invalid", 0]) },
  { factor: "email", weight: 25, judge: (facts) => judgeEmail(facts.email) },
  { factor: "confirmed", weight: 10, judge: (facts) => (facts.emailConfirmed ? ["email_confirmed", 1] : ["email_unconfirmed", 0]) },
  {
    factor: "message",
    weight: 15,
    judge: (facts) => {
      const substance = messageSubstance(facts.message);
      const share = { detailed: 1, short: 0.7, brief: 0.3, empty: 0, spam: 0 }[substance];
      return [`message_${substance}`, share];
    },
  },
  {
    factor: "treatment",
    weight: 10,
    judge: (facts) =>
      facts.serviceId === null ? ["treatment_unknown", 0] : facts.serviceSpecific ? ["treatment_named", 1] : ["treatment_open", 0.5],
  },
  {
    factor: "budget",
    weight: 5,
    judge: (facts) => (facts.budget === "" || facts.budget === "no-especificar" ? ["budget_unstated", 0] : ["budget_stated", 1]),
  },
  {
    factor: "pace",
    weight: 10,
    judge: ({ leadsOfPersonInDay: person, leadsOfAddressInHour: address }) =>
      person <= 3 && address <= 20 ? ["pace_normal", 1] : person <= 6 && address <= 40 ? ["pace_fast", 0.5] : ["pace_flood", 0],
  },
];

interface QualityPart {
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
  const parts = QUALITY_RULES.map(({ factor, weight, judge }) => {
    const [code, share] = judge(facts);
    return { factor, code, points: weight * share, weight };
  });
  return { score: Math.round(parts.reduce((sum, part) => sum + part.points, 0)), codes: parts.map((part) => part.code), parts };
}

export type QualityVerdict = "routed" | "held" | "rejected";

export function verdictOf(score: number, thresholds: { routed: number; held: number }): QualityVerdict {
  return score >= thresholds.routed ? "routed" : score >= thresholds.held ? "held" : "rejected";
}

const KEYBOARD_RUNS = /^(?:asdf|qwer|zxcv|1234|abcd|test|prueba|xxx|aaa)/i;

function judgeEmail(email: string): readonly [QualityCode, number] {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  if (at < 1 || /^(.)\1+$/.test(local) || KEYBOARD_RUNS.test(local)) return ["email_implausible", 0];
  return isDisposable(email.slice(at + 1)) ? ["email_disposable", 0] : ["email_plausible", 1];
}
