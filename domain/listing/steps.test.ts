import { describe, expect, test } from "vitest";
import { INFORMATION, type ListingFacts, stepsOf } from "./steps.ts";

const empty: ListingFacts = { type: "clinic", status: "draft", given: [], documents: [], extras: [] };
const complete: ListingFacts = { ...empty, given: INFORMATION, documents: ["habilitacion", "exequatur"] };

describe("the steps of a profile", () => {
  test("begin with nothing, and end with everything", () => {
    expect(stepsOf(empty)).toMatchObject({ percent: 0, at: "information", ready: false });
    expect(stepsOf({ ...complete, status: "published", extras: ["prices", "outcomes", "photos"] })).toMatchObject({
      percent: 100,
      at: null,
    });
  });

  test("each piece that is given brings the percentage up, never down", () => {
    let last = 0;
    for (let count = 1; count <= INFORMATION.length; count++) {
      const { percent } = stepsOf({ ...empty, given: INFORMATION.slice(0, count) });
      expect(percent).toBeGreaterThan(last);
      last = percent;
    }
  });

  test("prices, outcomes and photos hold nobody up", () => {
    expect(stepsOf(complete)).toMatchObject({ ready: true, at: "check", missingExtras: ["prices", "outcomes", "photos"] });
  });

  test("a missing paper holds a profile up, and its name is said", () => {
    expect(stepsOf({ ...complete, documents: ["exequatur"] })).toMatchObject({
      ready: false,
      at: "documents",
      missingDocuments: ["habilitacion"],
    });
  });

  test("a person needs the exequátur alone, and no prices", () => {
    expect(stepsOf({ ...complete, type: "doctor", documents: ["exequatur"], extras: ["photos"] })).toMatchObject({
      percent: 100,
      ready: true,
    });
  });

  test("a profile that waits or is public cannot ask again; one that came back can", () => {
    expect(stepsOf({ ...complete, status: "pending" }).ready).toBe(false);
    expect(stepsOf({ ...complete, status: "verified" }).ready).toBe(false);
    expect(stepsOf({ ...complete, status: "returned" }).ready).toBe(true);
  });
});
