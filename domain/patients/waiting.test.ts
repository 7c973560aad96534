import { expect, test } from "vitest";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { type Place, waitingFor } from "./waiting.ts";

const meeting = (id: string) => ({ id, center: "Luna", startsAt: new Date("2026-11-26T20:00:00Z"), zone: "America/Santo_Domingo" });
const receiver = (id: string, change: Partial<PatientReceiver> = {}) =>
  ({ id, name: `centro ${id}`, state: "purchased", ...change }) as PatientReceiver;
const request = (id: string, receivers: PatientReceiver[], change: object = {}) => {
  return { id, awaits: null, othersPending: false, status: "routed" as const, receivers, ...change };
};
const NOTHING: Place = { leads: [], today: [], hours: [], held: [], unreadQuotes: [], unansweredMessages: [], noted: 0, reviews: [] };
const waiting = (place: Partial<Place>) => waitingFor({ ...NOTHING, ...place });
const steps = (place: Partial<Place>) => waiting(place).map(({ step }) => step);

test("nothing waits in an empty place", () => {
  expect(waiting({})).toEqual([]);
});

test("what has an hour comes first, and what they may leave comes last", () => {
  const leads = [
    request("confirm", [], { awaits: "click" }),
    request("names", [], { othersPending: true }),
    request("talks", [receiver("1"), receiver("2", { state: "open", yourTurn: true }), receiver("3")]),
  ];
  expect(
    steps({
      leads,
      reviews: [{ consultationId: "c", center: "Luna" }],
      held: [meeting("held")],
      noted: 2,
      unansweredMessages: [{ leadId: "talks", providerId: "3" }],
      unreadQuotes: [{ leadId: "talks", providerId: "1" }],
      hours: [meeting("hour")],
      today: [meeting("today")],
    }),
  ).toEqual(["today", "name-centers", "confirm", "hour", "decide", "quote", "message", "day", "held", "review"]);
});

test("an answer that they decide on is not named a second time as a message", () => {
  const leads = [request("asks", [receiver("1", { state: "open", yourTurn: true })])];
  expect(steps({ leads, unansweredMessages: [{ leadId: "asks", providerId: "1" }] })).toEqual(["decide"]);
});

test("all unread quotes are one thing to read; a center without the contact any more asks for nothing", () => {
  const leads = [request("a", [receiver("1"), receiver("2")]), request("b", [receiver("3", { state: "withdrawn" })])];
  const all = [
    { leadId: "a", providerId: "1" },
    { leadId: "a", providerId: "2" },
    { leadId: "b", providerId: "3" },
  ];
  expect(waiting({ leads, unreadQuotes: all })).toEqual([{ step: "quote", centers: ["centro 1", "centro 2"] }]);
  expect(steps({ leads, unansweredMessages: all })).toEqual(["message", "message"]);
});

test("a closed request waits for no click and no names", () => {
  expect(waiting({ leads: [request("a", [], { status: "closed", awaits: "click", othersPending: true })] })).toEqual([]);
});
