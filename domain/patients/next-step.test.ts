import { expect, test } from "vitest";
import type { PatientReceiver, ReceiverState } from "#domain/receivers/lead-for-patient.server.ts";
import { nextStep, wayStep } from "./next-step.ts";
import type { Waiting } from "./waiting.ts";

const receiver = (name: string, state: ReceiverState): PatientReceiver => ({
  id: name,
  slug: name,
  name,
  city: null,
  toldByTeam: false,
  claimed: true,
  state,
  passedReason: null,
  inLineUntil: null,
  offeredAt: null,
  openedAt: null,
  answerBy: null,
  answeredAt: null,
  answeredIn: null,
  yourTurn: false,
  purchasedAt: null,
  declinedAt: null,
  declineReason: null,
  withdrawnAt: null,
  withdrawalTold: true,
  undoable: false,
  acknowledgedAt: null,
  agreed: true,
  reply: null,
  deadline: null,
});
const request = (id: string, states: readonly ReceiverState[], change: object = {}) => ({
  id,
  awaits: null,
  othersPending: false,
  mayNameMore: true,
  status: "routed" as const,
  receivers: states.map((state, index) => receiver(`centro ${index + 1}`, state)),
  ...change,
});

const next = (leads: ReturnType<typeof request>[], savedCenters: string[] = [], waiting: Waiting[] = []) =>
  nextStep({ waiting, leads, savedCenters });

test("who has done nothing yet is shown how to begin", () => {
  expect(next([])).toEqual({ step: "begin" });
});

test("what waits for the patient comes before what waits for a center", () => {
  const waiting = request("waits", ["open"]);
  expect(next([waiting], ["a", "b"], [{ step: "quote", centers: ["Luna"] }])).toEqual({ step: "quote", centers: ["Luna"] });
  expect(next([waiting], ["a", "b"])).toMatchObject({ step: "wait", centers: ["centro 1"] });
});

test("who answered already is not said to be still on time", () => {
  const answered = request("answered", ["open", "open"]);
  answered.receivers[0]!.answeredAt = new Date("2026-11-21T13:14:00Z");
  expect(next([answered])).toMatchObject({ step: "wait", centers: ["centro 2"] });
});

test("another center is proposed only once none of those named may still answer", () => {
  expect(next([request("late", ["expired", "open"])]).step).toBe("wait");
  expect(next([request("late", ["expired", "declined"])])).toMatchObject({
    step: "name-another",
    centers: ["centro 1", "centro 2"],
  });
  expect(next([request("late", ["expired"], { mayNameMore: false })]).step).toBe("begin");
});

test("a closed request asks for nothing; hearts do", () => {
  const closed = request("closed", ["open"], { status: "closed", awaits: "click" });
  expect(next([closed], ["a", "b", "c", "d"])).toEqual({ step: "compare", slugs: ["a", "b", "c"] });
  expect(next([closed], ["a"])).toEqual({ step: "ask", slug: "a" });
});

const way = (journey: Partial<Parameters<typeof wayStep>[0]>) =>
  wayStep({ leads: [], agreed: false, inTreatment: false, resultKnown: false, reviewed: false, ...journey });

test("the sun moves with what has happened", () => {
  expect(way({})).toBe("explore");
  expect(way({ leads: [request("a", ["open"])], inTreatment: true })).toBe("ask");
  expect(way({ leads: [request("a", ["purchased"])] })).toBe("consultation");
  expect(way({ leads: [request("a", ["purchased", "purchased"])] })).toBe("compare");
  expect(way({ leads: [request("a", ["purchased"])], inTreatment: true })).toBe("treatment");
});

test("a confirmed consultation is where they are, until a treatment begins", () => {
  expect(way({ agreed: true })).toBe("consultation");
  expect(way({ leads: [request("a", ["open"])], agreed: true, inTreatment: true })).toBe("consultation");
  expect(way({ leads: [request("a", ["purchased"])], agreed: true, inTreatment: true })).toBe("treatment");
});

test("a result is the next stage once it is known, and a review after it; a review of a first consultation moves nothing", () => {
  const leads = [request("a", ["purchased"])];
  expect(way({ leads, inTreatment: true, resultKnown: true })).toBe("result");
  expect(way({ leads, resultKnown: true, reviewed: true })).toBe("review");
  expect(way({ leads, reviewed: true })).toBe("consultation");
});
