import fc from "fast-check";
import { expect, test } from "vitest";
import { MEDICATION_LINES } from "#domain/directory/treatment-prices.ts";
import {
  compareQuotes,
  lacksMainPrice,
  medicationOfQuote,
  type QuoteKind,
  type QuoteLine,
  type QuotePart,
  templateOf,
  totalOf,
} from "./quote.ts";

const line = fc
  .record({
    lineId: fc.constantFrom("a", "b", "c", "d"),
    part: fc.constantFrom<QuotePart>("before", "cycle", "later"),
    kind: fc.constantFrom<QuoteKind>("price", "included", "not-needed", "not-offered", "missing"),
    cents: fc.integer({ min: 1, max: 99_999_900 }),
    more: fc.option(fc.integer({ min: 1, max: 99_900 })),
  })
  .map(({ cents, more, ...rest }): QuoteLine => {
    const price = rest.kind === "price";
    return { ...rest, label: rest.lineId, note: null, amountCents: price ? cents : null, highCents: price && more ? cents + more : null };
  });

test("a total is the sum of the prices that everybody pays, and «desde» as soon as one of those lines has none or a range", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const counted = lines.filter(({ part }) => part !== "later");
      const { cents, isLeast } = totalOf(lines);
      expect(cents).toBe(counted.flatMap(({ amountCents }) => amountCents ?? []).reduce((sum, one) => sum + one, 0));
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(isLeast).toBe(
        !counted.every(({ kind, highCents }) => (kind === "price" && !highCents) || kind === "included" || kind === "not-needed"),
      );
      expect(totalOf(lines.filter(({ part }) => part !== "later"))).toEqual({ cents, isLeast });
    }),
  );
});

test("quotes are compared line by line: no line is lost, and a line without a price takes no part in the difference", () => {
  const of = (kind: QuoteKind, amountCents: number | null): QuoteLine => ({
    lineId: "a",
    label: "a",
    part: "cycle",
    kind,
    amountCents,
    note: null,
  });
  const further: QuoteLine = { ...of("price", 5), lineId: "b", part: "before" };
  const rows = compareQuotes([{ lines: [of("price", 300)] }, { lines: [of("missing", null), further] }, { lines: [of("price", 100)] }]);
  expect(rows.map(({ lineId, gapCents }) => [lineId, gapCents])).toEqual([
    ["b", null],
    ["a", 200],
  ]);
  expect(rows[0]!.cells.map((cell) => cell?.amountCents ?? null)).toEqual([null, 5, null]);
});

test("every center fills the same lines for a treatment; a request without one may need any", () => {
  const lines = [
    "fiv-propios",
    "icsi-complemento",
    "medicacion-ciclo",
    "primera-consulta",
    "estudio-pareja",
    "almacenamiento-anual",
    "fiv-donados",
  ];
  const all = lines.map((lineId) => ({ lineId, label: lineId }));
  const parts = (serviceId: string | null) => templateOf(serviceId, all).map(({ lineId, part }) => `${part} ${lineId}`);
  expect(parts("fiv")).toEqual([
    "before primera-consulta",
    "before estudio-pareja",
    "cycle fiv-propios",
    "cycle medicacion-ciclo",
    "later icsi-complemento",
  ]);
  expect(parts("icsi")).toContain("cycle fiv-propios");
  expect(parts("diagnostico")).toEqual(["before primera-consulta", "before estudio-pareja"]);
  expect(parts(null)).toHaveLength(all.length);
  expect(parts("gestacion-subrogada")).toEqual(parts(null));
});

test("a whole treatment's template asks for its medication in every cycle", () => {
  const all = [
    ...new Set([...MEDICATION_LINES, "fiv-propios", "fiv-donados", "inseminacion-ciclo", "embriones-donados", "transferencia-congelados"]),
  ];
  const medication = (serviceId: string) =>
    templateOf(
      serviceId,
      all.map((lineId) => ({ lineId, label: lineId })),
    )
      .filter(({ lineId }) => lineId.startsWith("medicacion"))
      .map(({ lineId, part }) => `${part} ${lineId}`);
  expect(["fiv", "icsi"].map(medication)).toEqual([["cycle medicacion-ciclo"], ["cycle medicacion-ciclo"]]);
  for (const service of ["ovodonacion", "adopcion-embriones", "transferencia-embriones"])
    expect(medication(service)).toEqual(["cycle medicacion-transferencia"]);
  expect(medication("inseminacion")).toEqual(["cycle medicacion-inseminacion"]);
});

test("a total without medication says what it may cost; one that counts or includes it says nothing more", () => {
  const line = (lineId: string, answer: Partial<QuoteLine>): QuoteLine => ({
    ...{ lineId, label: lineId, part: "cycle", kind: "missing", amountCents: null, note: null },
    ...answer,
  });
  const donor = line("fiv-donados", { kind: "price", amountCents: 920_000 });
  const published = { "medicacion-transferencia": { lowCents: 90_000, highCents: 140_000, centers: 3 } };
  const said = (answer: Partial<QuoteLine>) => medicationOfQuote([donor, line("medicacion-transferencia", answer)], published);
  const others = { kind: "plus", range: { lowCents: 90_000, highCents: 140_000 }, by: 3 };
  expect(said({ kind: "missing" })).toEqual(others);
  // A quote that was sent before the template had the line.
  expect(medicationOfQuote([donor], published)).toEqual(others);
  expect(medicationOfQuote([donor], {})).toEqual({ kind: "plus", range: null, by: 0 });
  for (const kind of ["included", "not-needed"] as const) expect(said({ kind })).toBeNull();
  expect(said({ kind: "price", amountCents: 100_000 })).toBeNull();
  const range = { kind: "price", amountCents: 90_000, highCents: 150_000 } as const;
  expect(said(range)).toEqual({ kind: "with", range: { lowCents: 90_000, highCents: 150_000 }, by: "center" });
  expect(totalOf([donor, line("medicacion-transferencia", range)])).toEqual({ cents: 1_010_000, isLeast: true });
});

test("what is priced beside a treatment without a price is no total: only one of its own lines with an answer makes one", () => {
  const of = (lineId: string, part: QuotePart, kind: QuoteKind): QuoteLine => ({
    ...{ lineId, label: lineId, part, kind, note: null },
    amountCents: kind === "price" ? 6000 : null,
  });
  const first = of("primera-consulta", "before", "price");
  const medication = of(MEDICATION_LINES[0]!, "cycle", "price");
  expect(lacksMainPrice([first, medication, of("fiv-propios", "cycle", "missing")])).toBe(true);
  expect(lacksMainPrice([first, of("fiv-propios", "cycle", "not-offered")])).toBe(true);
  for (const kind of ["price", "included"] as const) expect(lacksMainPrice([first, of("fiv-propios", "cycle", kind)])).toBe(false);
  expect(lacksMainPrice([first])).toBe(false);
});
