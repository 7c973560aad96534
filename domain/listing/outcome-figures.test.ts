import { expect, test } from "vitest";
import { readRow } from "./outcome-figures.ts";

const row = (punciones: string, transferencias: string, nacimientos: string) =>
  readRow("under-35", (figure) => ({ punciones, transferencias, nacimientos })[figure]);

test("a row is empty, or has transfers and births; retrievals may be missing", () => {
  expect(row("", " ", "")).toBeNull();
  expect(row("", "10", "10")).toEqual({ ageBand: "under-35", retrievals: null, transfers: 10, births: 10 });
  expect(row("12", "10", "0")).toEqual({ ageBand: "under-35", retrievals: 12, transfers: 10, births: 0 });
  for (const partial of [row("12", "", ""), row("", "10", ""), row("", "", "3")]) expect(partial).toEqual({ kind: "partial" });
});

test("figures are whole numbers, and there are no more births than transfers", () => {
  for (const wrong of [row("x", "10", "3"), row("", "1.5", "1"), row("", "10", "-3"), row("", "100000", "3")])
    expect(wrong).toEqual({ kind: "number" });
  expect(row("", "10", "11")).toEqual({ kind: "more", births: 11, transfers: 10 });
});
