/** The moments at which a line of the price template is paid. */
export const PRICE_PARTS = ["before", "cycle", "later"] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

const BEFORE = ["primera-consulta", "estudio-pareja"];
const CYCLE = [
  "fiv-propios",
  "fiv-donados",
  "icsi-complemento",
  "medicacion-ciclo",
  "medicacion-inseminacion",
  "medicacion-transferencia",
  "inseminacion-ciclo",
  "esperma-donante",
];

export const partOfLine = (lineId: string): PricePart => (BEFORE.includes(lineId) ? "before" : CYCLE.includes(lineId) ? "cycle" : "later");
