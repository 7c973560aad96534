import { expect, test } from "vitest";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import { readQuote, typedQuote } from "./read-quote.ts";

const template = (["fiv-donados", "medicacion-transferencia"] as const).map((lineId) => ({
  lineId,
  label: lineId,
  part: "cycle" as const,
}));
const read = (typed: Record<string, string>) =>
  readQuote((name) => ({ "importe-fiv-donados": "9200", ...typed })[name] ?? "", template, "2026-11-27");
const medication = (amount: string, kind = "precio") => {
  const { lines, errors } = read({ "importe-medicacion-transferencia": amount, "tipo-medicacion-transferencia": kind });
  return errors["importe-medicacion-transferencia"] ?? lines[1];
};

test("medication may be one price, a range as people write it, included or not needed", () => {
  expect(medication("1,100")).toMatchObject({ kind: "price", amountCents: 110_000 });
  for (const range of ["900–1,400", "900 - 1400", "900 a 1.400", "US$ 900 – 1400"])
    expect(medication(range)).toMatchObject({ kind: "price", amountCents: 90_000, highCents: 140_000 });
  expect(medication("900-900")).toMatchObject({ amountCents: 90_000, highCents: null });
  expect(medication("", "incluida")).toMatchObject({ kind: "included" });
  expect(medication("", "no")).toMatchObject({ kind: "not-needed" });
  expect(medication("")).toMatchObject({ kind: "missing" });
});

test("a range that ends below its beginning is refused, and so is one of any other line", () => {
  expect(typeof medication("1400–900")).toBe("string");
  expect(Object.keys(read({ "importe-fiv-donados": "9000–9500" }).errors)).toEqual(["importe-fiv-donados"]);
});

test("what was sent is what the form shows for the next version", () => {
  for (const [amount, kind] of [
    ["900–1400", "precio"],
    ["", "no"],
    ["", "incluida"],
  ] as const) {
    const first = read({ "importe-medicacion-transferencia": amount, "tipo-medicacion-transferencia": kind });
    const again = typedQuote({ ...first, lines: first.lines as QuoteLine[] });
    expect(readQuote((name) => again[name] ?? "", template, "2026-11-27").lines).toEqual(first.lines);
  }
});
