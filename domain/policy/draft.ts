import { MAX_RECEIVERS_OF_ALL, ROUTING_WEIGHTS, type RoutingPolicy, type RoutingWeight } from "#domain/routing/policy.ts";

/** The part of a policy that an administrator may change. */
export type Draft = Pick<RoutingPolicy, "weights" | "maxReceivers" | "thresholds">;

export type DraftNumber = RoutingWeight | "maxReceivers" | "routed" | "held";
/** `sum` belongs to all weights together. */
export type DraftErrors = Partial<Record<DraftNumber | "sum", "not-a-number" | "out-of-range" | "not-hundred" | "not-below">>;

const LIMITS: Readonly<Record<DraftNumber, readonly [min: number, max: number]>> = {
  city: [0, 100],
  language: [0, 100],
  verification: [0, 100],
  reply: [0, 100],
  rotation: [0, 100],
  maxReceivers: [1, MAX_RECEIVERS_OF_ALL],
  routed: [1, 100],
  held: [0, 99],
};
export const DRAFT_NUMBERS = Object.keys(LIMITS) as DraftNumber[];
export const limitsOf = (name: DraftNumber) => LIMITS[name];

/** Reads the numbers of a draft. A number that was not sent keeps its present value. */
export function readDraft(sent: Readonly<Partial<Record<DraftNumber, string>>>, inForce: Draft): { draft: Draft; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const numbers = { ...inForce.weights, maxReceivers: inForce.maxReceivers, ...inForce.thresholds };
  for (const name of DRAFT_NUMBERS) {
    const typed = sent[name];
    if (typed === undefined) continue;
    const [min, max] = LIMITS[name];
    if (!/^\d{1,3}$/.test(typed.trim())) errors[name] = "not-a-number";
    else if (Number(typed) < min || Number(typed) > max) errors[name] = "out-of-range";
    else numbers[name] = Number(typed);
  }
  const { maxReceivers, routed, held, ...weights } = numbers;
  if (Object.keys(errors).length === 0) {
    if (ROUTING_WEIGHTS.reduce((sum, name) => sum + weights[name], 0) !== 100) errors.sum = "not-hundred";
    if (held >= routed) errors.held = "not-below";
  }
  return { draft: { weights, maxReceivers, thresholds: { routed, held } }, errors };
}

/** Returns whether a draft decides in the same way as the policy. */
export const isSame = (draft: Draft, policy: Draft): boolean =>
  ROUTING_WEIGHTS.every((name) => draft.weights[name] === policy.weights[name]) &&
  draft.maxReceivers === policy.maxReceivers &&
  draft.thresholds.routed === policy.thresholds.routed &&
  draft.thresholds.held === policy.thresholds.held;
