import { expect, test } from "vitest";
import { EnvMistakes } from "#platform/env.ts";
import { startFailure } from "./start-failure.ts";

test("other failures keep their stack, and so does any of the embedded database", () => {
  expect(startFailure(new Error("boom"), "postgresql://x.example/y")).toBeNull();
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(startFailure(refused, undefined)).toBeNull();
  expect(startFailure(new EnvMistakes(["PORT should be a number."]), undefined)).toEqual(["PORT should be a number."]);
  const several = new AggregateError([Object.assign(new Error(), { code: "ENOTFOUND", hostname: "db.example" })]);
  expect(startFailure(several, "postgresql://db.example/y")).toEqual(["DATABASE_URL: its host has no address (ENOTFOUND db.example)."]);
});
