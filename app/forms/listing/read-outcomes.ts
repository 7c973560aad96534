import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { type OutcomeErrors, type OutcomeReport, type OwnOutcome, readRow, reportYears } from "#domain/listing/outcome-figures.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";

/** Reads the outcomes' form. A row with an error does not affect the others. */
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
