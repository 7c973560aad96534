import type { QuoteLine } from "./quote.ts";

/** How long the path to a baby may be. Nobody knows beforehand which one it will be. */
export const PATHS = ["short", "middle", "long"] as const;
export type Path = (typeof PATHS)[number];

/** How many cycles a path has, and how many times it freezes embryos and transfers them later. */
export interface Course {
  readonly cycles: number;
  readonly transfers: number;
}

const WITH_TRANSFERS: Readonly<Record<Path, Course>> = {
  short: { cycles: 1, transfers: 0 },
  middle: { cycles: 1, transfers: 1 },
  long: { cycles: 2, transfers: 2 },
};
/** For a treatment whose embryos are not frozen, or that has none. */
const CYCLES_ONLY: Readonly<Record<Path, Course>> = {
  short: { cycles: 1, transfers: 0 },
  middle: { cycles: 2, transfers: 0 },
  long: { cycles: 3, transfers: 0 },
};

/** The cycles that may lead to a baby. Others, such as freezing eggs, have no path. */
const CYCLES = ["fiv-propios", "fiv-donados", "inseminacion-ciclo"];
const LATER = ["congelacion-embriones", "transferencia-congelados"];

/** The cost of a path at a center. `missing` counts the lines without a price. */
export interface PathCost {
  readonly cents: number;
  readonly missing: number;
  /** True when the sum is a minimum: a price is missing, or it counts the lowest of a range. */
  readonly isLeast: boolean;
}

/** Returns the courses of the paths that a treatment's template allows, or null when the treatment alone leads to no baby. */
export function coursesOf(lines: readonly Pick<QuoteLine, "lineId" | "part">[]): Readonly<Record<Path, Course>> | null {
  if (!lines.some(({ lineId, part }) => part === "cycle" && CYCLES.includes(lineId))) return null;
  return LATER.every((id) => lines.some(({ lineId }) => lineId === id)) ? WITH_TRANSFERS : CYCLES_ONLY;
}

/** Adds up a center's prices for a path. A line without a price, or that is not offered, counts as missing and never as zero. */
export function costOfPath(lines: readonly QuoteLine[], { cycles, transfers }: Course): PathCost {
  const needed = lines.flatMap((line) => {
    const times = line.part === "before" ? 1 : line.part === "cycle" ? cycles : LATER.includes(line.lineId) ? transfers : 0;
    return times > 0 ? [{ line, times }] : [];
  });
  const missing = needed.filter(({ line }) => line.kind === "missing" || line.kind === "not-offered").length;
  return {
    cents: needed.reduce((sum, { line, times }) => sum + (line.amountCents ?? 0) * times, 0),
    missing,
    isLeast: missing > 0 || needed.some(({ line }) => Boolean(line.highCents)),
  };
}

/** Adds up a center's prices for each path. */
export const costsOfPaths = (lines: readonly QuoteLine[], courses: Readonly<Record<Path, Course>>): Record<Path, PathCost> => ({
  short: costOfPath(lines, courses.short),
  middle: costOfPath(lines, courses.middle),
  long: costOfPath(lines, courses.long),
});
