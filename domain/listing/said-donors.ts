import {
  DONOR_FACTS,
  type DonorFact,
  isLink,
  knownAnswers,
  MAX_DETAIL,
  MAX_SOURCE,
  type SaidFact,
  type SaidFacts,
  WITH_WORDS,
} from "./donors.ts";
import { isWebsite } from "./website.ts";

/** What a center's form says of its donors and of the embryos that it keeps. */
export interface SaidDonors {
  readonly facts: SaidFacts;
  /** True when whoever writes says that all of it is so today. */
  readonly again: boolean;
}

/** The form's fields: a text that was sent once, or any number of values. */
interface Sent {
  readonly text: (name: string) => string;
  readonly list: (name: string) => readonly string[];
}

/** Reads the section of donors. A source without an answer says nothing. */
export function saidDonors(sent: Sent, wrong: (name: string, error: "too-long" | "families" | "website") => void): SaidDonors {
  const facts: Partial<Record<DonorFact, SaidFact>> = {};
  const line = (name: string, most: number): string | null => {
    const value = sent.text(name).replace(/\s+/g, " ").trim();
    if ([...value].length > most) wrong(name, "too-long");
    return value || null;
  };
  for (const fact of DONOR_FACTS) {
    const name = `donantes-${fact}`;
    const given = sent.list(name).map((one) => one.trim());
    const is = knownAnswers(fact, given);
    if (fact === "familias" && is.length === 0 && given.some((one) => one !== "")) wrong(name, "families");
    const source = line(`${name}-fuente`, MAX_SOURCE);
    if (source && isLink(source) && !isWebsite(source)) wrong(`${name}-fuente`, "website");
    const words = WITH_WORDS.includes(fact) ? line(`${name}-detalle`, MAX_DETAIL) : null;
    if (is.length > 0) facts[fact] = { is, words, source };
  }
  return { facts, again: sent.text("donantes-hoy") === "si" };
}
