import { expect, test } from "vitest";
import { canFollow, FOLLOWUP_STATES, type FollowupState, nextStates } from "./followup.ts";

test("nobody starts without a consultation, and nobody has one without having been contacted", () => {
  const before = (to: FollowupState) => FOLLOWUP_STATES.filter((from) => canFollow(from, to));
  expect(before("new")).toEqual([]);
  expect(before("started")).toEqual(["consultation"]);
  expect(before("consultation")).toEqual(["contacted", "started"]);
});

test("every state is reached from the first one, and leads on", () => {
  const reached = new Set<FollowupState>(["new"]);
  for (const state of reached) for (const next of nextStates(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual([...FOLLOWUP_STATES].toSorted());
  for (const state of FOLLOWUP_STATES) expect(nextStates(state), state).not.toEqual([]);
});
