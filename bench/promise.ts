/** One measured line: the figure, its reference and its budget. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The number by which the value is divided, when the budget is about a ratio. */
  reference?: number;
  budget: { atMost: number } | { atLeast: number };
  /** Says whether the budget is about the value or about the ratio. */
  of?: "value" | "ratio";
}

export function isKept({ value, reference, of, budget }: Figure): boolean {
  const judged = of === "ratio" ? value / reference! : value;
  return "atMost" in budget ? judged <= budget.atMost : judged >= budget.atLeast;
}

/** A file in bench/ is one promise. It measures and returns; `npm run bench` fails when a figure is over its budget. */
export interface BudgetedPromise {
  name: string;
  /** True when it takes minutes, so that it runs only with --all or by name. */
  slow?: boolean;
  measure(site: MeasuredSite): Promise<Figure[]>;
}

/** The built site with the demo world, started once for all promises. */
export interface MeasuredSite {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** The id of the supervising process. */
  pid: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the value below which the given share of `values` is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
