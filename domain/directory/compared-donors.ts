import { DONOR_FACTS } from "#domain/listing/donors.ts";
import type { CenterDetail } from "./center-detail.ts";
import { type ComparedCell, type ComparedRow, rowOf } from "./compared-row.ts";

/** Makes one row for each fact of donors and stored embryos that one of the centers says, or a single row when none says anything. */
export function donorRows(centers: readonly CenterDetail[]): ComparedRow[] {
  const facts = DONOR_FACTS.filter((fact) => centers.some(({ donors }) => donors[fact]));
  if (facts.length === 0)
    return [
      rowOf(
        "donors",
        { kind: "topic", topic: "donors" },
        centers.map((): ComparedCell => ({ kind: "not-informed" })),
      ),
    ];
  return facts.map((fact) => {
    const cells = centers.map(
      ({ donors: { [fact]: told } }): ComparedCell => (told ? { kind: "told", fact, told } : { kind: "not-informed" }),
    );
    // The same answer is the same, whoever says it and when.
    const answers = centers.map(({ donors: { [fact]: told } }) => JSON.stringify(told && [told.is, told.words]));
    return { ...rowOf(fact, { kind: "told", fact }, cells), differs: new Set(answers).size > 1 };
  });
}
