/** The kinds of facts about a treatment. A price has an id of its own for each line: «price.fiv-propios». */
export const FACT_KINDS = ["treatment", "centers", "verified", "cities", "languages", "price", "outcomes", "legal", "sources"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Something that the directory knows, in the words that a sentence may use. */
export interface Fact {
  readonly id: string;
  /** Every number and name that a sentence may take from the fact. */
  readonly value: string;
  /** 'YYYY-MM-DD': the day it was read or, for a price, the oldest day on which a center informed it. */
  readonly on: string;
  readonly from: "profiles" | "prices" | "outcomes" | "texts";
  /** The number of centers that it comes from. */
  readonly sample?: number;
}

/** Returns the kind of a fact with this id; null when an older version wrote it. */
export const kindOf = (id: string): FactKind | null => FACT_KINDS.find((kind) => kind === id.split(".", 1)[0]) ?? null;
