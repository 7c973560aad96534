import { describe, expect, test } from "vitest";
import { type Door, EVERYBODY, entranceOf, paceSchema, trafficOf } from "./pace.ts";

const pace = paceSchema.parse({ center: { tenMinutes: 10, hour: 20 }, all: { tenMinutes: 100, hour: 200 } });
const center = (tenMinutes: number, hour = tenMinutes) => ({ scope: "a-center", tenMinutes, hour });
const all = (tenMinutes: number, hour = tenMinutes) => ({ scope: EVERYBODY, tenMinutes, hour });

describe("traffic", () => {
  test.each([
    ["nobody", [], "calm"],
    ["under half of each window", [center(4, 9), all(49, 99)], "calm"],
    ["half of a center's ten minutes", [center(5), all(5)], "busy"],
    ["half of a center's hour", [center(0, 10), all(10)], "busy"],
    ["half of everybody's", [center(0), all(50)], "busy"],
    ["a full center beside an empty one", [center(0), center(10), all(10)], "full"],
    ["a full hour", [center(1, 20), all(20)], "full"],
    ["everybody full", [center(0), all(100)], "full"],
  ] as const)("%s", (_, admitted, expected) => expect(trafficOf(admitted, pace)).toBe(expected));
});

describe("a request", () => {
  const doors: Door[] = ["script", "page", "partner"];
  test("goes on at once while traffic is calm, whoever sends it, and a stranger's program never does", () => {
    for (const door of doors) expect(entranceOf(door, "calm", false)).toBe("admit");
    for (const traffic of ["calm", "busy", "full"] as const) expect(entranceOf("stranger", traffic, true)).toBe("await-names");
  });
  test("needs a proof or a click when it is busy, and a click in any case when it is full", () => {
    expect(doors.map((door) => entranceOf(door, "busy", false))).toEqual(["ask-proof", "await-click", "admit"]);
    expect(entranceOf("script", "busy", true)).toBe("admit");
    expect(doors.map((door) => entranceOf(door, "full", false))).toEqual(["ask-proof", "await-click", "await-click"]);
    expect(entranceOf("script", "full", true)).toBe("await-click");
  });
});
