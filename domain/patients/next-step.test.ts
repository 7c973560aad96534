import { expect, test } from "vitest";
import type { ReceiverState } from "#domain/receivers/lead-for-patient.server.ts";
import { nextStep, wayStep } from "./next-step.ts";

const receiver = (name: string, state: ReceiverState) => ({
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

test("who has done nothing yet is shown how to begin", () => {
  expect(nextStep({ leads: [], savedCenters: [] })).toEqual({ step: "begin" });
});

test("what waits for the patient comes before what waits for a center", () => {
  const waiting = request("waits", ["open"]);
  expect(nextStep({ leads: [waiting, request("click", ["unconfirmed"], { awaits: "click" })], savedCenters: [] })).toEqual({
    step: "confirm",
    leadId: "click",
  });
  expect(nextStep({ leads: [waiting, request("names", [], { othersPending: true })], savedCenters: [] })).toEqual({
    step: "name-centers",
    leadId: "names",
  });
  expect(nextStep({ leads: [waiting], savedCenters: ["a", "b"] })).toMatchObject({ step: "wait", centers: ["centro 1"] });
});

test("another center is proposed only once none of those named may still answer", () => {
  expect(nextStep({ leads: [request("late", ["expired", "open"])], savedCenters: [] }).step).toBe("wait");
  expect(nextStep({ leads: [request("late", ["expired", "declined"])], savedCenters: [] })).toMatchObject({
    step: "name-another",
    centers: ["centro 1", "centro 2"],
  });
  expect(nextStep({ leads: [request("late", ["expired"], { mayNameMore: false })], savedCenters: [] }).step).toBe("begin");
});

test("a closed request asks for nothing; hearts do", () => {
  const closed = request("closed", ["open"], { status: "closed", awaits: "click" });
  expect(nextStep({ leads: [closed], savedCenters: ["a", "b", "c", "d"] })).toEqual({ step: "compare", slugs: ["a", "b", "c"] });
  expect(nextStep({ leads: [closed], savedCenters: ["a"] })).toEqual({ step: "ask", slug: "a" });
});

test("the sun moves with what has happened", () => {
  expect(wayStep({ leads: [], agreed: false, inTreatment: false })).toBe("explore");
  expect(wayStep({ leads: [request("a", ["open"])], agreed: false, inTreatment: true })).toBe("ask");
  expect(wayStep({ leads: [request("a", ["purchased"])], agreed: false, inTreatment: false })).toBe("consultation");
  expect(wayStep({ leads: [request("a", ["purchased", "purchased"])], agreed: false, inTreatment: false })).toBe("compare");
  expect(wayStep({ leads: [request("a", ["purchased"])], agreed: false, inTreatment: true })).toBe("treatment");
});

test("a confirmed consultation is where they are, until a treatment begins", () => {
  expect(wayStep({ leads: [], agreed: true, inTreatment: false })).toBe("consultation");
  expect(wayStep({ leads: [request("a", ["open"])], agreed: true, inTreatment: true })).toBe("consultation");
  expect(wayStep({ leads: [request("a", ["purchased"])], agreed: true, inTreatment: true })).toBe("treatment");
});
