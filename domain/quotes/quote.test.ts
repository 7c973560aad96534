import fc from "fast-check";
import { expect, test } from "vitest";
import { compareQuotes, type QuoteKind, type QuoteLine, type QuotePart, templateOf, totalOf } from "./quote.ts";

const line = fc
  .record({
    lineId: fc.constantFrom("a", "b", "c", "d"),
    part: fc.constantFrom<QuotePart>("before", "cycle", "later"),
    kind: fc.constantFrom<QuoteKind>("price", "included", "not-offered", "missing"),
    cents: fc.integer({ min: 1, max: 99_999_900 }),
  })
  .map(({ cents, ...rest }): QuoteLine => ({ ...rest, label: rest.lineId, note: null, amountCents: rest.kind === "price" ? cents : null }));

test("a total is the sum of the prices that everybody pays, and «desde» as soon as one of those lines has none", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const counted = lines.filter(({ part }) => part !== "later");
      const { cents, isLeast } = totalOf(lines);
      expect(cents).toBe(counted.flatMap(({ amountCents }) => amountCents ?? []).reduce((sum, one) => sum + one, 0));
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(isLeast).toBe(!counted.every(({ kind }) => kind === "price" || kind === "included"));
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
