import { describe, expect, test } from "vitest";
import { nameSpots } from "./names.ts";

const paper = { width: 200, letter: { width: 8, height: 14 } };
const town = (x: number, y = 100) => ({ name: "Azua", x, y, radius: 4 });

describe("names on a map", () => {
  test("are below what they name", () => {
    const [name] = nameSpots([town(100)], [], paper);
    expect(name).toMatchObject({ x: 100, anchor: "middle" });
    expect(name!.y).toBeGreaterThan(104);
  });

  test("give way to what is already there", () => {
    const [name] = nameSpots([town(100)], [{ x: 100, y: 115, half: 10, tall: 10 }], paper);
    expect(name!.y).toBeLessThan(100);
  });

  test("give way to each other", () => {
    const [first, second] = nameSpots([town(100), town(110)], [], paper);
    expect(second).not.toMatchObject({ y: first!.y, anchor: first!.anchor });
  });

  test("stay on the paper", () => expect(nameSpots([town(195)], [], paper)[0]).toMatchObject({ anchor: "end" }));

  test("are left out where nothing is free", () =>
    expect(nameSpots([town(100)], [{ x: 100, y: 100, half: 100, tall: 100 }], paper)).toEqual([null]));
});
