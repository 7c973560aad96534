/** The lines of the price template that a path to a baby may use. */
export const COST_LINES = [
  "fiv-propios",
  "fiv-donados",
  "icsi-complemento",
  "dgp-embrion",
  "medicacion-ciclo",
  "medicacion-transferencia",
  "primera-consulta",
  "estudio-pareja",
  "congelacion-embriones",
  "transferencia-congelados",
  "almacenamiento-anual",
] as const;
export type CostLine = (typeof COST_LINES)[number];

/** The directory's price range of each line, in US cents. A line without a price is missing. */
export interface LineRange {
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
  readonly centers: number;
}
export type PriceBook = Readonly<Partial<Record<CostLine, LineRange>>>;

/** One center's own current prices, in US cents. */
export type CenterBook = Readonly<Partial<Record<CostLine, number>>>;

export const SCENARIOS = ["short", "middle", "long"] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How often each thing happens on one of the three paths. */
export interface Course {
  readonly cycles: number;
  /** Transfers of frozen embryos. The first transfer belongs to the cycle. */
  readonly transfers: number;
  /** Years after the first one, which belongs to the freezing. */
  readonly storageYears: number;
  readonly trips: number;
}

export interface Assumptions {
  readonly eggs: "own" | "donor";
  readonly price: "low" | "median" | "high" | "center";
  /** The slug of the center whose prices count; only with `price: "center"`. */
  readonly center: string | null;
  readonly icsi: boolean;
  readonly embryosTested: number;
  readonly studies: boolean;
  /** The visitor's own figure for a cycle; null for the centers' price. */
  readonly medicationCents: number | null;
  readonly courses: Readonly<Record<Scenario, Course>>;
  readonly travels: boolean;
  readonly nights: number | null;
  readonly people: number;
  /** For the room, however many people sleep in it. */
  readonly nightCents: number | null;
  /** For one person, return flight. */
  readonly flightCents: number | null;
}

/** The parts of the sum, in the order in which they are paid. */
export const COST_ITEMS = [
  "consultation",
  "studies",
  "cycle",
  "icsi",
  "medication",
  "testing",
  "freezing",
  "transfer",
  "storage",
  "flight",
  "stay",
] as const;
export type CostItem = (typeof COST_ITEMS)[number];

/** The lowest, the chosen and the highest price of the same thing, in US cents. */
export interface Amount {
  readonly low: number;
  readonly chosen: number;
  readonly high: number;
}

export interface CostLineSum {
  readonly item: CostItem;
  readonly count: number;
  /** Null, never zero, when neither a center nor the visitor gave a price. */
  readonly amount: Amount | null;
  /** The source of the unit price. */
  readonly from: "center" | "directory" | "visitor" | null;
}

export interface ScenarioCost {
  readonly scenario: Scenario;
  readonly lines: readonly CostLineSum[];
  /** The sum of the lines whose price is known. */
  readonly total: Amount;
  /** Lines that belong to the sum but have no price. */
  readonly missing: readonly CostItem[];
}

/** Computes what the path to a baby may cost in each of three scenarios. It does not predict that a path succeeds. */
export function costToABaby(assumptions: Assumptions, prices: PriceBook, center: CenterBook | null): ScenarioCost[] {
  return SCENARIOS.map((scenario) => {
    const counts = countsOf(assumptions, assumptions.courses[scenario]);
    const lines = COST_ITEMS.flatMap((item): CostLineSum[] => {
      const count = counts[item];
      if (count === 0) return [];
      const unit = unitPrice(item, assumptions, prices, assumptions.price === "center" ? center : null);
      return [{ item, count: count ?? 0, ...(count === null || !unit ? UNKNOWN : { amount: times(unit.amount, count), from: unit.from }) }];
    });
    const known = lines.flatMap(({ amount }) => (amount ? [amount] : []));
    return {
      scenario,
      lines,
      total: known.reduce(plus, { low: 0, chosen: 0, high: 0 }),
      missing: lines.flatMap(({ item, amount }) => (amount ? [] : [item])),
    };
  });
}

const UNKNOWN = { amount: null, from: null } as const;

/** Returns the number of each item, or null when the visitor has not given one. */
function countsOf(assumptions: Assumptions, { cycles, transfers, storageYears, trips }: Course): Record<CostItem, number | null> {
  const { studies, icsi, embryosTested, travels, people, nights } = assumptions;
  const journeys = travels ? trips : 0;
  return {
    consultation: studies ? 1 : 0,
    studies: studies ? 1 : 0,
    cycle: cycles,
    icsi: icsi ? cycles : 0,
    medication: cycles,
    testing: embryosTested * cycles,
    // Embryos wait for a later transfer only after a cycle that left some, so there is at most one freezing for each cycle.
    freezing: Math.min(cycles, transfers),
    transfer: transfers,
    storage: storageYears,
    flight: journeys * people,
    stay: journeys === 0 ? 0 : nights === null ? null : journeys * nights,
  };
}

/** The line of medication that belongs to a cycle. */
export const MEDICATION_OF = { own: "medicacion-ciclo", donor: "medicacion-transferencia" } as const;

interface UnitPrice {
  amount: Amount;
  from: "center" | "directory" | "visitor";
}

function unitPrice(item: CostItem, assumptions: Assumptions, prices: PriceBook, center: CenterBook | null): UnitPrice | null {
  const { eggs, medicationCents, flightCents, nightCents } = assumptions;
  const line = (id: CostLine) => linePrice(id, assumptions.price, prices, center);
  switch (item) {
    case "consultation":
      return line("primera-consulta");
    case "studies":
      return line("estudio-pareja");
    case "cycle":
      return line(eggs === "own" ? "fiv-propios" : "fiv-donados");
    case "icsi":
      return line("icsi-complemento");
    case "medication":
      if (medicationCents !== null) return said(medicationCents);
      // People who receive donated eggs take other medicines than those of a stimulated cycle.
      return line(MEDICATION_OF[eggs]);
    case "testing":
      return line("dgp-embrion");
    case "freezing":
      return line("congelacion-embriones");
    case "transfer":
      return line("transferencia-congelados");
    case "storage":
      return line("almacenamiento-anual");
    case "flight":
      return flightCents === null ? null : said(flightCents);
    case "stay":
      return nightCents === null ? null : said(nightCents);
  }
}

/** Returns the price of a line. A line that the chosen center does not price takes the range of all centers, and the result says so. */
function linePrice(id: CostLine, choice: Assumptions["price"], prices: PriceBook, center: CenterBook | null): UnitPrice | null {
  const own = center?.[id];
  if (own !== undefined) return { amount: { low: own, chosen: own, high: own }, from: "center" };
  const range = prices[id];
  if (!range) return null;
  const { lowCents: low, medianCents, highCents: high } = range;
  return { amount: { low, chosen: choice === "low" ? low : choice === "high" ? high : medianCents, high }, from: "directory" };
}

const said = (cents: number): UnitPrice => ({ amount: { low: cents, chosen: cents, high: cents }, from: "visitor" });
const times = ({ low, chosen, high }: Amount, count: number): Amount => ({ low: low * count, chosen: chosen * count, high: high * count });
const plus = (a: Amount, b: Amount): Amount => ({ low: a.low + b.low, chosen: a.chosen + b.chosen, high: a.high + b.high });

/** The four parts that a bar shows. The table has every line. */
export const COST_PARTS = ["treatment", "medication", "laboratory", "travel"] as const;
export type CostPart = (typeof COST_PARTS)[number];

const partOf: Record<CostItem, CostPart> = {
  consultation: "treatment",
  studies: "treatment",
  cycle: "treatment",
  icsi: "laboratory",
  medication: "medication",
  testing: "laboratory",
  freezing: "laboratory",
  transfer: "treatment",
  storage: "laboratory",
  flight: "travel",
  stay: "travel",
};

export function partsOf({ lines }: ScenarioCost): Record<CostPart, number> {
  const parts = { treatment: 0, medication: 0, laboratory: 0, travel: 0 };
  for (const { item, amount } of lines) parts[partOf[item]] += amount?.chosen ?? 0;
  return parts;
}
