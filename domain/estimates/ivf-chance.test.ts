import { describe, expect, test } from "vitest";
import { bodyMassIndex } from "./body-mass.ts";
import { type IvfProfile, ivfChance } from "./ivf-chance.ts";

const bmi = bodyMassIndex({ system: "us", pounds: 150, feet: 5, inches: 8 })!;
const profile: IvfProfile = { eggs: "own", age: 32, bmi, before: "none", reasons: [], pregnancies: 1, births: 1 };
const chanceOf = (changes: Partial<IvfProfile> = {}) => {
  const answer = ivfChance({ ...profile, ...changes });
  if (!answer.known) throw new Error(answer.why);
  return answer.chance;
};
const percent = (share: number) => Math.round(share * 10_000) / 100;

describe("the examples that the CDC publishes", () => {
  test.each([
    ["no IVF before, endometriosis and an ovulatory disorder", { reasons: ["endometriosis", "ovulatory"] }, 62.21],
    ["no IVF before, reason not known", {}, 59.83],
    ["IVF before, tubal factor and diminished reserve", { before: "one", reasons: ["tubal", "reserve"] }, 40.89],
  ] as const)("%s", (_who, changes, expected) => expect(percent(chanceOf(changes).each[0]!)).toBe(expected));
});

test("each attempt adds its share of those who are left", () => {
  const { each, cumulative } = chanceOf();
  expect(each).toHaveLength(3);
  expect(cumulative[0]).toBe(each[0]);
  expect(cumulative[1]).toBeCloseTo(1 - (1 - each[0]!) * (1 - each[1]!), 12);
  expect(cumulative[2]).toBeCloseTo(1 - (1 - each[0]!) * (1 - each[1]!) * (1 - each[2]!), 12);
});

describe("what is not confirmed is not shown", () => {
  test("after one cycle, two retrievals and no third", () => {
    expect(chanceOf({ before: "one" }).cumulative).toHaveLength(2);
    expect(chanceOf({ before: "one", reasons: ["male"] }).cumulative).toHaveLength(2);
  });
  test("after several cycles, nothing", () =>
    expect(ivfChance({ ...profile, before: "more" })).toEqual({ known: false, why: "several-cycles" }));
  test("with donor eggs former cycles are not asked", () => {
    expect(chanceOf({ eggs: "donor", before: "more" })).toEqual(chanceOf({ eggs: "donor" }));
    expect(chanceOf({ eggs: "donor" }).cumulative).toHaveLength(3);
  });
});

describe("where the model ends", () => {
  test.each([19, 51, Number.NaN])("%d years is outside", (age) =>
    expect(ivfChance({ ...profile, age })).toEqual({ known: false, why: "age" }),
  );
  test.each([20, 50])("%d years is inside", (age) => expect(ivfChance({ ...profile, age }).known).toBe(true));

  test("the body mass index counts from 17 to 45, and says when it was pulled there", () => {
    expect(chanceOf({ bmi: 12 })).toEqual({ ...chanceOf({ bmi: 17 }), clamped: ["bmi"] });
    expect(chanceOf({ bmi: 60 })).toEqual({ ...chanceOf({ bmi: 45 }), clamped: ["bmi"] });
    expect(chanceOf().clamped).toEqual([]);
  });
  test("after a former cycle the age counts from 24 to 48", () => {
    expect(chanceOf({ before: "one", age: 20 }).each).toEqual(chanceOf({ before: "one", age: 24 }).each);
    expect(chanceOf({ before: "one", age: 50 })).toMatchObject({ each: chanceOf({ before: "one", age: 48 }).each, clamped: ["age"] });
    expect(chanceOf({ age: 20 }).each).not.toEqual(chanceOf({ age: 24 }).each);
  });

  test.each([
    [{ age: 21 }, true],
    [{ age: 22 }, false],
    [{ age: 43 }, false],
    [{ age: 44 }, true],
    [{ before: "one", age: 24 }, true],
    [{ before: "one", age: 25 }, false],
    [{ before: "one", age: 45 }, true],
    [{ before: "one", bmi: 42 }, true],
    [{ bmi: 44 }, false],
    [{ eggs: "donor", age: 26 }, true],
    [{ eggs: "donor", age: 49 }, false],
    [{ eggs: "donor", bmi: 41 }, true],
  ] as const)("%o warns of few people: %s", (changes, few) => expect(chanceOf(changes).fewLikeThis).toBe(few));
});

describe("body mass", () => {
  test("pounds and feet, or kilograms and centimetres, say the same", () => {
    const metric = bodyMassIndex({ system: "metric", kilograms: 150 * 0.45359237, centimetres: 68 * 2.54 })!;
    expect(Math.abs(metric - bmi)).toBeLessThan(0.01);
    expect(bmi).toBeCloseTo((150 * 703) / 68 ** 2, 10);
  });
  test("a slip of the finger is no index", () => {
    expect(bodyMassIndex({ system: "metric", kilograms: 680, centimetres: 170 })).toBeNull();
    expect(bodyMassIndex({ system: "metric", kilograms: 68, centimetres: 1.7 })).toBeNull();
    expect(bodyMassIndex({ system: "us", pounds: Number.NaN, feet: 5, inches: 8 })).toBeNull();
    expect(bodyMassIndex({ system: "us", pounds: 150, feet: 2, inches: 0 })).toBeNull();
  });
});
