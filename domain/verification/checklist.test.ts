import { expect, test } from "vitest";
import { type ProviderDocument, requiredDocuments } from "#domain/listing/documents.ts";
import { type Check, missingOf } from "./checklist.ts";

const today = "2030-05-10";
const check = (item: Check["item"]) => ({ item, verdict: "matches" }) as Check;
const papersOf = (type: "clinic" | "doctor", expiresOn: string | null) =>
  requiredDocuments(type).map((kind) => ({ kind, state: "accepted", expiresOn }) as ProviderDocument);

test("a paper counts through the day on which it expires, and one without such a day for good", () => {
  const lacks = (expiresOn: string | null) =>
    missingOf({ type: "clinic", checks: [check("identity")], papers: papersOf("clinic", expiresOn), today }).publish;
  expect([lacks(today), lacks(null)]).toEqual([[], []]);
  expect(lacks("2030-05-09")).toEqual(requiredDocuments("clinic"));
});

test("only a center is asked for a laboratory before it is verified", () => {
  const lacks = (type: "clinic" | "doctor") =>
    missingOf({ type, checks: [check("identity"), check("team")], papers: papersOf(type, null), today }).verify;
  expect([lacks("clinic"), lacks("doctor")]).toEqual([["laboratory"], []]);
});
