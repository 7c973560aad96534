import type { DonorFact, ToldFact } from "#domain/listing/donors.ts";
import type { AgeBand, EggSource, Rate } from "#domain/listing/outcome-rates.ts";
import type { AgeRange, PatientGroup } from "#domain/listing/patients.ts";
import type { OpeningHours } from "./center-detail.ts";
import type { Medication } from "./medication.ts";

/** What one center says about one thing. Missing answers have kinds of their own, since the table writes them out. */
export type ComparedCell =
  | { readonly kind: "verification"; readonly verified: boolean; readonly on: string | null }
  | { readonly kind: "score"; readonly rating: number | null; readonly reviews: number }
  | { readonly kind: "reply"; readonly medianHours: number; readonly cases: number }
  | { readonly kind: "share"; readonly share: number; readonly cases: number }
  | {
      readonly kind: "price";
      readonly amountCents: number;
      readonly informedOn: string;
      readonly stale: boolean;
      readonly notIncluded: string | null;
      readonly medication: Medication | null;
    }
  /** No price that still counts, with the day of the last one, if any. */
  | { readonly kind: "no-price"; readonly lastOn: string | null }
  | { readonly kind: "not-offered" }
  | { readonly kind: "rate"; readonly rate: Rate; readonly transfers: number; readonly year: number }
  /** With fewer than twenty transfers, only the fraction is shown, without a percentage. */
  | { readonly kind: "few-cases"; readonly births: number; readonly transfers: number; readonly year: number }
  | { readonly kind: "no-outcomes" }
  | { readonly kind: "yes" }
  | { readonly kind: "no" }
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "hours"; readonly hours: readonly OpeningHours[] }
  /** Null for patients of every country. */
  | { readonly kind: "countries"; readonly count: number | null }
  | { readonly kind: "people"; readonly count: number }
  | { readonly kind: "ages"; readonly ages: AgeRange }
  | { readonly kind: "source"; readonly source: string; readonly on: string }
  | { readonly kind: "told"; readonly fact: DonorFact; readonly told: ToldFact }
  | { readonly kind: "not-informed" }
  | { readonly kind: "not-measured" };

export type Topic =
  | "verification"
  | "score"
  | "reply"
  | "answered"
  | "payments"
  | "outcomes"
  | "patients"
  | "own-eggs"
  | "donor-eggs"
  | "patients-source"
  | "donors"
  | "team"
  | "languages"
  | "countries"
  | "hours";

export interface ComparedRow {
  readonly key: string;
  readonly label:
    | { readonly kind: "topic"; readonly topic: Topic }
    /** A line of the price template. */
    | { readonly kind: "line"; readonly name: string; readonly detail: string }
    | { readonly kind: "service"; readonly name: string }
    | { readonly kind: "patients"; readonly group: PatientGroup }
    | { readonly kind: "told"; readonly fact: DonorFact }
    | { readonly kind: "outcome"; readonly ageBand: AgeBand; readonly eggSource: EggSource };
  /** One cell for each center, in their order. */
  readonly cells: readonly ComparedCell[];
  /** True when the centers do not all say the same. */
  readonly differs: boolean;
}

/** Makes a row, and sees whether the centers say different things. */
export function rowOf(key: string, label: ComparedRow["label"], cells: readonly ComparedCell[]): ComparedRow {
  return { key, label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
}
