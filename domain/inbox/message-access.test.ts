import { expect, test } from "vitest";
import { leaveOfActor, leaveToOpen, type MessageLeave } from "./message-access.ts";

const written = { id: "m1", kind: "contact" } as const;
const request = { id: "m1", kind: "request" } as const;

test("a message opens to its writer's link and to our team's link for that message alone, to administrators and to the mails", () => {
  const leave = { kind: "message", id: "m1", sight: "open" };
  expect(leaveToOpen({ kind: "writer", messageId: "m1" }, written)).toEqual(leave);
  expect(leaveToOpen({ kind: "team-link", messageId: "m1" }, written)).toEqual(leave);
  expect(leaveToOpen({ kind: "writer", messageId: "m2" }, written)).toBeNull();
  expect(leaveToOpen({ kind: "team-link", messageId: "m2" }, written)).toBeNull();
  expect(leaveToOpen({ kind: "system", purpose: "mail" }, written)).toEqual(leave);
  expect(leaveOfActor("admin:lia", written)).toEqual(leave);
});

test("a request for advice opens as the lead that it is, and to no writer's link: its person has a link of theirs", () => {
  const leave = { kind: "lead", id: "m1", sight: "open" };
  expect(leaveToOpen({ kind: "writer", messageId: "m1" }, request)).toBeNull();
  expect(leaveToOpen({ kind: "team-link", messageId: "m1" }, request)).toEqual(leave);
  expect(leaveToOpen({ kind: "team-link", messageId: "m2" }, request)).toBeNull();
  expect(leaveToOpen({ kind: "system", purpose: "mail" }, request)).toEqual(leave);
  expect(leaveOfActor("admin:lia", request)).toEqual(leave);
});

test("who acts as anybody but an administrator opens no message by that", () => {
  for (const actor of ["visitor", "worker", "cli", "link:inbox", "link:message", "provider:u1", "patient:u1", "reviewer:u1"] as const)
    expect([actor, leaveOfActor(actor, written), leaveOfActor(actor, request)]).toEqual([actor, null, null]);
});

test("leave cannot be made anywhere else", () => {
  // @ts-expect-error The mark is not exported: an object of the same shape is no leave.
  const made: MessageLeave = { kind: "message", id: "m1", sight: "open" };
  expect(made).toBeDefined();
});
