import { expect, test } from "vitest";
import { canFollow, FOLLOWUP_STATES, type FollowupState, nextStates, stateBefore } from "./followup.ts";

test("nobody starts without a consultation, and nobody has one without having been contacted", () => {
  const before = (to: FollowupState) => FOLLOWUP_STATES.filter((from) => canFollow(from, to));
  expect(before("new")).toEqual([]);
  expect(before("started")).toEqual(["consultation"]);
  expect(before("consultation")).toEqual(["contacted", "started", "lost"]);
});

test("every state is reached from the first one, and leads on", () => {
  const reached = new Set<FollowupState>(["new"]);
  for (const state of reached) for (const next of nextStates(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual([...FOLLOWUP_STATES].toSorted());
  for (const state of FOLLOWUP_STATES) expect(nextStates(state), state).not.toEqual([]);
});

test("what was noted by mistake is taken back, and whoever had a consultation comes back to it", () => {
  for (const state of FOLLOWUP_STATES) {
    for (const consulted of [true, false]) {
      const before = stateBefore(state, consulted);
      if (before) expect(canFollow(state, before), `${state} to ${before}`).toBe(true);
    }
  }
  expect([stateBefore("lost", true), stateBefore("lost", false)]).toEqual(["consultation", "contacted"]);
  expect([stateBefore("new", false), stateBefore("contacted", false)]).toEqual([null, null]);
});
