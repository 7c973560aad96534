import { expect, test } from "vitest";
import type { QuoteLine } from "./quote.ts";
import { costOfPath, coursesOf } from "./quote-paths.ts";

const line = (lineId: string, part: QuoteLine["part"], kind: QuoteLine["kind"], dollars: number | null = null): QuoteLine => ({
  lineId,
  label: lineId,
  part,
  kind,
  amountCents: dollars === null ? null : dollars * 100,
  note: null,
});

const lines = [
  line("primera-consulta", "before", "included"),
  line("estudio-pareja", "before", "price", 310),
  line("fiv-propios", "cycle", "price", 4_900),
  line("medicacion-ciclo", "cycle", "price", 1_700),
  line("icsi-complemento", "later", "price", 750),
  line("congelacion-embriones", "later", "price", 850),
  line("transferencia-congelados", "later", "price", 1_950),
  line("almacenamiento-anual", "later", "missing"),
];

const costs = (of: readonly QuoteLine[]) => Object.values(coursesOf(of)!).map((course) => costOfPath(of, course));

test("a path counts what comes before once, cycles and later transfers as often as it has them, and nothing else", () => {
  expect(costs(lines)).toEqual([
    { cents: 691_000, missing: 0, isLeast: false },
    { cents: 971_000, missing: 0, isLeast: false },
    { cents: (310 + 2 * (4_900 + 1_700 + 850 + 1_950)) * 100, missing: 0, isLeast: false },
  ]);
});

test("a line without a price that the path needs makes its sum the least, and never counts as zero", () => {
  const silent = lines.map((each) => (each.part === "later" ? { ...each, kind: "missing" as const, amountCents: null } : each));
  expect(costs(silent)).toEqual([
    { cents: 691_000, missing: 0, isLeast: false },
    { cents: 691_000, missing: 2, isLeast: true },
    { cents: 1_351_000, missing: 2, isLeast: true },
  ]);
});

test("the range of medication counts with its lowest amount, and makes the sum the least", () => {
  const ranged = lines.map((each) => (each.lineId === "medicacion-ciclo" ? { ...each, highCents: 200_000 } : each));
  expect(costs(ranged)[0]).toEqual({ cents: 691_000, missing: 0, isLeast: true });
});

test("inseminations are counted by cycles, and what leads to no baby by itself has no path", () => {
  const insemination = [line("primera-consulta", "before", "price", 60), line("inseminacion-ciclo", "cycle", "price", 600)];
  expect(costs(insemination).map(({ cents }) => cents / 100)).toEqual([660, 1_260, 1_860]);
  expect(coursesOf([line("congelacion-ovulos", "cycle", "price", 3_000)])).toBeNull();
});
