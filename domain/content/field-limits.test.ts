import { expect, test } from "vitest";
import { fieldLimits } from "./field-limits.server.ts";
import { TEXT_FIELDS } from "./text-fields.ts";

test("an editor is told the limits that the file of a text has, for values, lists and what may be left out", () => {
  expect(fieldLimits("article")).toMatchObject({
    description: { min: 110, max: 160 },
    essentials: { min: 3, max: 4, each: 240 },
    title: { min: 1, max: 110 },
  });
  expect(fieldLimits("question").q).toEqual({ min: 1, max: 200 });
  expect(fieldLimits("source").published).toEqual({ min: 1, max: 60 });
});

test("every field of an editor is one that its file knows", () => {
  for (const kind of Object.keys(TEXT_FIELDS) as (keyof typeof TEXT_FIELDS)[])
    expect(Object.keys(fieldLimits(kind))).toEqual(expect.arrayContaining(TEXT_FIELDS[kind].map(({ name }) => name)));
});
