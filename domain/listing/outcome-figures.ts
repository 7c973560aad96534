import type { AgeBand, EggSource } from "./outcome-rates.ts";

export interface OwnOutcome {
  readonly ageBand: AgeBand;
  readonly retrievals: number | null;
  readonly transfers: number;
  readonly births: number;
}

export interface OutcomeReport {
  readonly year: number;
  readonly eggSource: EggSource;
}

export type OutcomeError =
  | { readonly kind: "number" | "partial" }
  | { readonly kind: "more"; readonly births: number; readonly transfers: number };
export type OutcomeErrors = Partial<Record<AgeBand, OutcomeError>>;

export const FIGURES = ["punciones", "transferencias", "nacimientos"] as const;

/** Reads one row of typed figures, the same in a form and on the page. Returns null when nothing was typed. */
export function readRow(ageBand: AgeBand, text: (figure: (typeof FIGURES)[number]) => string): OwnOutcome | OutcomeError | null {
  const [retrievals = "", transfers = "", births = ""] = FIGURES.map((figure) => text(figure).trim());
  if (retrievals === "" && transfers === "" && births === "") return null;
  if ([retrievals, transfers, births].some((typed) => typed !== "" && !/^\d{1,5}$/.test(typed))) return { kind: "number" };
  if (transfers === "" || births === "") return { kind: "partial" };
  if (Number(births) > Number(transfers)) return { kind: "more", births: Number(births), transfers: Number(transfers) };
  return { ageBand, retrievals: retrievals === "" ? null : Number(retrievals), transfers: Number(transfers), births: Number(births) };
}

/** Returns the years that a center may report, newest first. */
export const reportYears = (thisYear: number): number[] => Array.from({ length: 8 }, (_, index) => thisYear - index);
