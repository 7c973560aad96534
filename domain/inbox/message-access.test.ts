import { expect, test } from "vitest";
import { leaveToOpen, type MessageLeave } from "./message-access.ts";

test("a message opens to its writer's link and to our team's link for that message alone, to administrators and to the worker", () => {
  const leave = { kind: "message", id: "m1", sight: "open" };
  expect(leaveToOpen({ kind: "writer", messageId: "m1" }, "m1")).toEqual(leave);
  expect(leaveToOpen({ kind: "team-link", messageId: "m1" }, "m1")).toEqual(leave);
  expect(leaveToOpen({ kind: "writer", messageId: "m2" }, "m1")).toBeNull();
  expect(leaveToOpen({ kind: "team-link", messageId: "m2" }, "m1")).toBeNull();
  expect(leaveToOpen({ kind: "admin" }, "m1")).toEqual(leave);
  expect(leaveToOpen({ kind: "worker" }, "m1")).toEqual(leave);
});

test("leave cannot be made anywhere else", () => {
  // @ts-expect-error The mark is not exported: an object of the same shape is no leave.
  const made: MessageLeave = { kind: "message", id: "m1", sight: "open" };
  expect(made).toBeDefined();
});
