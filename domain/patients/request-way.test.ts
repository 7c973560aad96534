import { expect, test } from "vitest";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { requestWay } from "./request-way.ts";

const sent = new Date("2026-11-20T19:42:00Z");
const opened = new Date("2026-11-20T21:31:00Z");
const answered = new Date("2026-11-21T13:14:00Z");
const deadline = new Date("2026-11-25T19:42:00Z");

/** A center that was told, and has done nothing yet. */
const told = (name: string, change: Partial<PatientReceiver> = {}): PatientReceiver => ({
  ...{ id: name, slug: name, name, city: null, claimed: true, toldByTeam: false, state: "open", passedReason: null, inLineUntil: null },
  ...{ offeredAt: sent, openedAt: null, answerBy: deadline, answeredAt: null, answeredIn: null, yourTurn: false, purchasedAt: null },
  ...{
    declinedAt: null,
    declineReason: null,
    withdrawnAt: null,
    withdrawalTold: true,
    undoable: false,
    acknowledgedAt: null,
    agreed: true,
    reply: null,
    deadline: null,
  },
  ...change,
});
const bought = (name: string, change: Partial<PatientReceiver> = {}) =>
  told(name, { state: "purchased", openedAt: opened, purchasedAt: opened, ...change });

interface Change {
  awaits?: "click" | "names";
  status?: "routed" | "closed";
  quoted?: string[];
  agreedWith?: string;
}
const way = (receivers: PatientReceiver[], { awaits, status = "routed", quoted = [], agreedWith }: Change = {}) =>
  requestWay({ lead: { awaits: awaits ?? null, status, receivers }, quoted, agreedWith: agreedWith ?? null });

test("nothing is said to be sent before a row proves that a center was told", () => {
  expect(way([told("a", { offeredAt: null, answerBy: null, state: "waiting" })])).toMatchObject({
    step: "sent",
    news: { news: "kept" },
    told: 0,
  });
  expect(way([told("a"), told("b", { offeredAt: null, state: "waiting" })])).toMatchObject({
    step: "sent",
    news: { news: "told", centers: 1 },
    answerBy: deadline,
  });
  expect(way([told("a", { offeredAt: null, state: "unconfirmed" })], { awaits: "click" }).news).toEqual({ news: "confirm" });
});

test("the sun goes on with what a center does: it opens, it answers, it quotes", () => {
  expect(way([told("a", { openedAt: opened }), told("b")])).toMatchObject({
    step: "opened",
    news: { news: "opened", center: "a", at: opened },
    opened: 1,
  });
  expect(way([bought("a", { answeredAt: answered }), told("b")])).toMatchObject({
    step: "answered",
    news: { news: "answered", centers: ["a"] },
  });
  const quoted = way([bought("a"), bought("b"), told("c")], { quoted: ["a", "b"] });
  expect(quoted).toMatchObject({ step: "answered", news: { news: "quotes", centers: ["a", "b"] }, opened: 2, answered: 2, told: 3 });
});

test("what waits for its person comes before a consultation that is agreed on", () => {
  const receivers = [told("a", { openedAt: opened, answeredAt: answered, yourTurn: true }), bought("b", { answeredAt: answered })];
  expect(way(receivers, { agreedWith: "b" })).toMatchObject({ step: "answered", news: { news: "decide", center: "a", quoted: false } });
  expect(way(receivers.slice(1), { agreedWith: "b" })).toMatchObject({ step: "consultation", news: { news: "consultation", center: "b" } });
});

test("a deadline that passed is said only when nobody else may still answer", () => {
  const late = told("a", { state: "expired" });
  expect(way([late, told("b")]).news).toEqual({ news: "told", centers: 2 });
  expect(way([late, told("b", { offeredAt: null, state: "in-line" })]).news.news).toBe("told");
  expect(way([late, told("b", { state: "declined" })])).toMatchObject({ news: { news: "late", until: deadline } });
});

test("who ended it reads that it ended, also when a center had answered", () => {
  const gone = bought("a", { state: "withdrawn", answeredAt: answered, agreed: false });
  expect(way([gone, told("b", { state: "withdrawn", agreed: false })], { quoted: ["a"] })).toMatchObject({
    step: "sent",
    news: { news: "ended", told: 2, opened: 1 },
  });
  expect(way([gone, told("b")]).news).toEqual({ news: "told", centers: 2 });
  expect(way([gone], { status: "closed", agreedWith: "a" }).news.news).toBe("ended");
});

test("a quote of a center that no longer has the request is no news", () => {
  expect(way([bought("a", { state: "returned" }), bought("b")], { quoted: ["a"] }).news.news).toBe("opened");
});
