import { expect, test } from "vitest";
import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { medicationBeside, medicationLineOf, medicationOfRange } from "./medication.ts";
import { MEDICATION_LINES } from "./treatment-prices.ts";

const published = {
  "medicacion-ciclo": { lowCents: 120_000, highCents: 280_000, centers: 5 },
  "medicacion-transferencia": { lowCents: 90_000, highCents: 140_000, centers: 3 },
};
const beside = (lineId: string, notIncluded: string | null, own: number | null = null, medicationSaid: MedicationSaid | null = null) =>
  medicationBeside({ lineId, notIncluded, medicationSaid }, own, published);

test("a center's own figure for medication comes first, then what others publish, each for the medication of that treatment", () => {
  expect(beside("fiv-donados", "medicación de la receptora", 110_000).medication).toEqual({
    kind: "plus",
    range: { lowCents: 110_000, highCents: 110_000 },
    by: "center",
  });
  expect(beside("fiv-donados", "medicación de la receptora").medication).toMatchObject({ range: { lowCents: 90_000 }, by: 3 });
  expect(beside("fiv-propios", "medicación").medication).toMatchObject({ range: { lowCents: 120_000 }, by: 5 });
  expect(beside("inseminacion-ciclo", "medicación").medication).toEqual({ kind: "plus", range: null, by: 0 });
});

test("a center that says nothing of medication is not said to leave it out, unless it sells it apart", () => {
  expect(beside("fiv-propios", null).medication?.kind).toBe("unsaid");
  expect(beside("fiv-propios", "congelación de embriones").medication?.kind).toBe("unsaid");
  expect(beside("fiv-propios", null, 170_000).medication?.kind).toBe("plus");
});

test("an exclusion is said once: of medication alone in its own sentence, of other things as the center wrote it", () => {
  for (const alone of ["medicación", "Medicación de la receptora", "la medicación hormonal", "los medicamentos"])
    expect(beside("fiv-propios", alone).notIncluded).toBeNull();
  expect(beside("congelacion-ovulos", "medicación y punción").notIncluded).toBe("medicación y punción");
  expect(beside("dgp-embrion", "medicación")).toEqual({ medication: null, notIncluded: "medicación" });
});

test("medication belongs to whole treatments, and to no line of medication", () => {
  for (const lineId of [...MEDICATION_LINES, "primera-consulta", "almacenamiento-anual", "constructor"])
    expect(medicationLineOf(lineId)).toBeNull();
});

test("what a center chose to say of medication counts before everything else", () => {
  for (const [words, own] of [
    [null, null],
    ["medicación", 170_000],
  ] as const)
    expect(beside("fiv-propios", words, own, "included")).toEqual({
      medication: { kind: "included", range: null, by: "center" },
      notIncluded: null,
    });
  expect(beside("fiv-propios", "punción", null, "included").notIncluded).toBe("punción");
  expect(beside("fiv-propios", null, null, "apart").medication).toMatchObject({ kind: "plus", by: 5 });
  expect(beside("almacenamiento-anual", null, null, "included").medication).toBeNull();
});

test("a range names the medication of each treatment that has it: on top as soon as one center leaves it out, else included, else unsaid", () => {
  const ranges = [{ lineId: "medicacion-transferencia", ...published["medicacion-transferencia"] }];
  const said = [{ lineId: "fiv-donados", what: "medicación de la receptora" }];
  const donated = { lineId: "fiv-donados", withMedication: 0 };
  expect(medicationOfRange(donated, said, ranges)).toEqual({ kind: "plus", range: { lowCents: 90_000, highCents: 140_000 }, by: 3 });
  expect(medicationOfRange(donated, said, [])).toEqual({ kind: "plus", range: null, by: 0 });
  expect(medicationOfRange({ ...donated, withMedication: 2 }, said, ranges)?.kind).toBe("plus");
  expect(medicationOfRange({ ...donated, withMedication: 2 }, [], ranges)).toEqual({ kind: "included", range: null, by: 2 });
  expect(medicationOfRange(donated, [], ranges)).toEqual({ kind: "unsaid", range: { lowCents: 90_000, highCents: 140_000 }, by: 3 });
  expect(medicationOfRange({ lineId: "primera-consulta", withMedication: 0 }, said, ranges)).toBeNull();
});
