import { eligibleOf, type Repeated } from "./dry-run.ts";

/** One center's share of the requests that it could have got. */
export interface CenterShare {
  id: string;
  /** The rounds in which it passed every filter. */
  opportunities: number;
  before: number;
  after: number;
}

export interface Fairness {
  centers: CenterShare[];
  /** The range that chance gives in 95 % of cases, with as many opportunities as the median center had, in offers per ten. */
  band: { low: number; high: number; opportunities: number } | null;
  outside: { before: number; after: number };
}

/** The number of standard deviations that cover 95 % of a normal distribution. */
const Z = 1.96;

/** Counts the offers per opportunity of each center, before and after. Decisions with unknown facts are left out of both. */
export function fairnessOf(repeated: readonly Repeated[]): Fairness {
  const centers = new Map<string, CenterShare>();
  for (const { decision, before, after } of repeated) {
    if (!after) continue;
    for (const { provider_id: id } of eligibleOf(decision.candidates)) {
      const share = centers.get(id) ?? { id, opportunities: 0, before: 0, after: 0 };
      share.opportunities++;
      share.before += Number(before.includes(id));
      share.after += Number(after.includes(id));
      centers.set(id, share);
    }
  }
  const all = [...centers.values()].sort((a, b) => b.opportunities - a.opportunities || (a.id < b.id ? -1 : 1));
  const total = all.reduce((sum, { opportunities }) => sum + opportunities, 0);
  const chance = (side: "before" | "after") => all.reduce((sum, share) => sum + share[side], 0) / total;
  const outsideOf = (side: "before" | "after") =>
    all.filter((share) => {
      const { low, high } = bandOf(chance(side), share.opportunities);
      const rate = (10 * share[side]) / share.opportunities;
      return rate < low || rate > high;
    }).length;
  if (total === 0) return { centers: [], band: null, outside: { before: 0, after: 0 } };
  const opportunities = all[Math.floor((all.length - 1) / 2)]!.opportunities;
  return {
    centers: all,
    band: { ...bandOf(chance("before"), opportunities), opportunities },
    outside: { before: outsideOf("before"), after: outsideOf("after") },
  };
}

/** Returns the range of offers per ten opportunities that chance alone gives in 95 % of cases. */
function bandOf(chance: number, opportunities: number): { low: number; high: number } {
  const reach = Z * Math.sqrt((chance * (1 - chance)) / opportunities);
  return { low: 10 * Math.max(0, chance - reach), high: 10 * Math.min(1, chance + reach) };
}
