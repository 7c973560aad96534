/** The groups of the price template whose prices are of one size, so that one axis shows them all. */
export const PRICE_PARTS = ["before", "cycle", "steps", "laboratory"] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

const LINES: Readonly<Record<Exclude<PricePart, "laboratory">, readonly string[]>> = {
  before: ["primera-consulta", "estudio-pareja"],
  cycle: ["fiv-propios", "fiv-donados", "congelacion-ovulos"],
  steps: [
    "medicacion-ciclo",
    "medicacion-inseminacion",
    "medicacion-transferencia",
    "inseminacion-ciclo",
    "transferencia-congelados",
    "embriones-donados",
  ],
};

/** Returns the group of a line; the last one is also for what a later template adds. */
export const partOfLine = (lineId: string): PricePart =>
  (["before", "cycle", "steps"] as const).find((part) => LINES[part].includes(lineId)) ?? "laboratory";
