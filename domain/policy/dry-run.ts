import { ROUTING_WEIGHTS, type RoutingWeight } from "#domain/routing/policy.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import type { Draft } from "./draft.ts";

/** A round that sent a request to at least one center, with the stored facts. */
export interface PastDecision {
  leadId: string;
  number: string;
  at: Date;
  service: string | null;
  city: string | null;
  originId: string | null;
  round: number;
  /** The weights of the version that decided. */
  weights: Readonly<Record<RoutingWeight, number>>;
  candidates: readonly RoutedCandidate[];
}

/** The result of repeating a decision. */
export interface Repeated {
  decision: PastDecision;
  /** The centers that got it, best first. */
  before: string[];
  /** The centers that would have got it; null when a fact is unknown because its weight was zero. */
  after: string[] | null;
  /** True when the draft sends it to other centers, or to more or fewer. */
  changed: boolean;
  /** The weights because of which the new centers overtook the former ones. */
  because: RoutingWeight[];
}

/** Repeats past decisions with other weights and another number of centers. Hard filters stay as they were. */
export function dryRun(decisions: readonly PastDecision[], draft: Draft): Repeated[] {
  return decisions.map((decision) => repeat(decision, draft));
}

function repeat(decision: PastDecision, draft: Draft): Repeated {
  const before = decision.candidates.filter(({ chosen }) => chosen).map(({ provider_id }) => provider_id);
  const ranked = rankedAnew(decision, draft);
  if (!ranked) return { decision, before, after: null, changed: false, because: [] };
  const after = ranked.slice(0, placesOf(decision, before.length, draft)).map(({ id }) => id);
  const changed = after.length !== before.length || after.some((id) => !before.includes(id));
  return { decision, before, after, changed, because: changed ? whyChanged(ranked, before, after) : [] };
}

interface Ranked {
  id: string;
  score: number;
  shares: Record<RoutingWeight, number>;
  /** True when it says that it treats these patients. */
  treats: boolean;
}

/** Ranks by the draft, best first: the origin, then who says that it treats these patients, then the score, then the longest wait. */
function rankedAnew({ candidates, weights, originId }: PastDecision, draft: Draft): Ranked[] | null {
  const eligible = eligibleOf(candidates);
  // All were equal in this fact, so the weights cannot change the order.
  if (eligible.length > 1 && ROUTING_WEIGHTS.some((name) => weights[name] === 0 && draft.weights[name] > 0)) return null;
  const ranked = eligible.map(({ provider_id, parts, reasons }): Ranked => {
    const shares = Object.fromEntries(
      ROUTING_WEIGHTS.map((name) => [name, weights[name] === 0 ? 0 : (parts[name] ?? 0) / weights[name]]),
    ) as Ranked["shares"];
    const score = ROUTING_WEIGHTS.reduce((sum, name) => sum + Math.round(10 * draft.weights[name] * shares[name]) / 10, 0);
    return { id: provider_id, score: Math.round(10 * score) / 10, shares, treats: reasons.includes("treats_patients") };
  });
  return ranked.sort(
    (a, b) =>
      Number(b.id === originId) - Number(a.id === originId) ||
      Number(b.treats) - Number(a.treats) ||
      b.score - a.score ||
      b.shares.rotation - a.shares.rotation ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Returns the centers that passed the hard filters. The others have no score. */
export const eligibleOf = (candidates: readonly RoutedCandidate[]) => candidates.filter(({ score }) => score !== null);

/** Returns how many places the round would have. A later round had only those left by earlier ones. */
function placesOf({ round, candidates }: PastDecision, chosen: number, { maxReceivers }: Draft): number {
  if (round === 1) return maxReceivers;
  const full = candidates.some(({ reasons }) => reasons.includes("ranked_lower"));
  return full ? Math.min(chosen, maxReceivers) : maxReceivers;
}

function whyChanged(ranked: readonly Ranked[], before: readonly string[], after: readonly string[]): RoutingWeight[] {
  const came = ranked.find(({ id }) => after.includes(id) && !before.includes(id));
  const left = ranked.find(({ id }) => before.includes(id) && !after.includes(id));
  if (!came || !left) return [];
  return ROUTING_WEIGHTS.filter((name) => came.shares[name] > left.shares[name]);
}

/** Returns how many requests each threshold would stop, given the quality of each request. */
export function verdictsOf(scores: readonly number[], { routed, held }: Draft["thresholds"]) {
  return {
    routed: scores.filter((score) => score >= routed).length,
    held: scores.filter((score) => score < routed && score >= held).length,
    rejected: scores.filter((score) => score < held).length,
  };
}
