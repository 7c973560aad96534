import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import { FIGURES, type OutcomeErrors, type OutcomeReport, type OwnOutcome, readRow, reportYears } from "#domain/listing/outcome-figures.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";

/** What the fields of the outcomes hold as they are stored, under the names of the fields. */
export const heldOutcomes = (outcomes: readonly OwnOutcome[]): Held =>
  Object.fromEntries(
    AGE_BANDS.flatMap((band) => {
      const stored = outcomes.find(({ ageBand }) => ageBand === band);
      const figures = { punciones: stored?.retrievals, transferencias: stored?.transfers, nacimientos: stored?.births };
      return FIGURES.map((figure) => [`${figure}-${band}`, figures[figure] == null ? "" : String(figures[figure])]);
    }),
  );

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

/** Returns the year and the egg source of the outcomes; the newest year that may be complete when the address names none. */
export function readReport(text: (name: string) => string, thisYear: number): OutcomeReport {
  const year = Number(text("anio"));
  const known = reportYears(thisYear).includes(year);
  return { year: known ? year : thisYear - 1, eggSource: text("ovulos") === "donor" ? "donor" : "own" };
}
