import type { Db } from "#platform/db/db.ts";
import type { Draft } from "./draft.ts";
import { dryRun, type Repeated, verdictsOf } from "./dry-run.ts";
import { type Fairness, fairnessOf } from "./fairness.ts";
import { centerNames, pastDecisions, pastScores } from "./past-decisions.server.ts";
import { loadRoutingPolicy } from "./policy-queries.server.ts";

/** With fewer requests, a dry run shows its figures but does not say what is better. */
export const ENOUGH_DECISIONS = 20;

export interface Trial {
  repeated: Repeated[];
  fairness: Fairness;
  names: Map<string, string>;
  verdicts: Record<"before" | "after", ReturnType<typeof verdictsOf>>;
}

/** Repeats the last ninety days with a draft. */
export async function tryDraft(db: Db, draft: Draft): Promise<Trial> {
  const [decisions, scores, inForce] = await Promise.all([pastDecisions(db), pastScores(db), loadRoutingPolicy(db)]);
  const repeated = dryRun(decisions, draft);
  const ids = new Set(decisions.flatMap(({ candidates }) => candidates.map(({ provider_id }) => provider_id)));
  return {
    repeated,
    fairness: fairnessOf(repeated),
    names: await centerNames(db, [...ids]),
    verdicts: { before: verdictsOf(scores, inForce.thresholds), after: verdictsOf(scores, draft.thresholds) },
  };
}
