import { expect, test } from "vitest";
import { readConsentWording, unknownMarks } from "./consent-wording.ts";
import { REQUEST_TEXTS, readRequestWording } from "./request-wording.ts";
import { valuesByPath } from "./setting.ts";

// An evening in Santo Domingo, which is the next day in UTC.
const changedAt = new Date("2026-05-02T02:00:00Z");

test("an administrator's wording counts from its first words on, with the day and the number of its version", () => {
  expect(readConsentWording({ value: { text: "Acepto." }, version: 3, changedAt })).toEqual({ text: "Acepto.", version: "2026-05-01.3" });
  for (const value of [null, {}, { text: "" }, { text: 7 }]) expect(readConsentWording({ value, version: 3, changedAt })).toBeNull();
  expect(readConsentWording({ value: { text: "Acepto." }, version: 0, changedAt: null })).toBeNull();
});

test("the sentences of a request count together or not at all, under the site's name", () => {
  const value = Object.fromEntries(REQUEST_TEXTS.map((key) => [key, `${key} de [sitio]`]));
  const read = (value: unknown, at: Date | null = changedAt) => readRequestWording({ value, version: 2, changedAt: at }, "Nido $&");
  expect(read(value)).toEqual({
    texts: Object.fromEntries(REQUEST_TEXTS.map((key) => [key, `${key} de Nido $&`])),
    version: "2026-05-01.2",
  });
  for (const damaged of [null, { ...value, send: "" }, { ...value, advice: 1 }]) expect(read(damaged)).toBeNull();
  expect(read(value, null)).toBeNull();
});

test("a mark that nobody replaces is found, also one that does not end", () => {
  expect(unknownMarks("[sitio] y [clínica], [", ["[sitio]"])).toEqual(["[clínica]", "["]);
});

test("a setting is compared value by value, wherever it lies; what is damaged has none", () => {
  expect(valuesByPath({ dop: { rate: 62 }, names: ["a", "b"], note: null })).toEqual({ "dop.rate": 62, names: "a, b", note: null });
  for (const damaged of [null, "x", 7, undefined]) expect(valuesByPath(damaged)).toEqual({});
});
