import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { AGE_BANDS, type AgeBand } from "#domain/directory/outcomes.ts";
import type { OutcomeReport, OwnOutcome } from "#domain/listing/outcomes.server.ts";

export type OutcomeError =
  | { readonly kind: "number" | "partial" }
  | { readonly kind: "more"; readonly births: number; readonly transfers: number };
export type OutcomeErrors = Partial<Record<AgeBand, OutcomeError>>;

export const FIGURES = ["punciones", "transferencias", "nacimientos"] as const;

/** Reads one row of figures as they are typed. Null: nothing was typed. */
export function readRow(ageBand: AgeBand, text: (figure: (typeof FIGURES)[number]) => string): OwnOutcome | OutcomeError | null {
  const [retrievals = "", transfers = "", births = ""] = FIGURES.map((figure) => text(figure).trim());
  if (retrievals === "" && transfers === "" && births === "") return null;
  if ([retrievals, transfers, births].some((typed) => typed !== "" && !/^\d{1,5}$/.test(typed))) return { kind: "number" };
  if (transfers === "" || births === "") return { kind: "partial" };
  if (Number(births) > Number(transfers)) return { kind: "more", births: Number(births), transfers: Number(transfers) };
  return { ageBand, retrievals: retrievals === "" ? null : Number(retrievals), transfers: Number(transfers), births: Number(births) };
}

/** Reads the outcomes' form. A row with an error holds none of the others up. */
export function readOutcomes(fields: PostedFields): { outcomes: OwnOutcome[]; errors: OutcomeErrors } {
  const outcomes: OwnOutcome[] = [];
  const errors: OutcomeErrors = {};
  for (const band of AGE_BANDS) {
    const row = readRow(band, (figure) => textOf(fields, `${figure}-${band}`));
    if (row === null) continue;
    if ("kind" in row) errors[band] = row;
    else outcomes.push(row);
  }
  return { outcomes, errors };
}

/** Which year and eggs the outcomes are of; the newest year that may be complete when the address names none. */
export function readReport(text: (name: string) => string, thisYear: number): OutcomeReport {
  const year = Number(text("anio"));
  const known = reportYears(thisYear).includes(year);
  return { year: known ? year : thisYear - 1, eggSource: text("ovulos") === "donor" ? "donor" : "own" };
}

/** The years that a center may report, newest first. */
export const reportYears = (thisYear: number): number[] => Array.from({ length: 8 }, (_, index) => thisYear - index);
