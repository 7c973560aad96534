import { expect, test } from "vitest";
import { sourceOf } from "./shown-source.ts";

test.each([
  ["Memoria de 2026", { words: "Memoria de 2026", url: null }],
  ["Memoria de 2026, https://cuna.example/memoria.pdf.", { words: "Memoria de 2026", url: "https://cuna.example/memoria.pdf" }],
  ["Memoria (https://cuna.example/m), página 4", { words: "Memoria, página 4", url: "https://cuna.example/m" }],
  ["https://cuna.example/memoria", { words: "cuna.example", url: "https://cuna.example/memoria" }],
  ["javascript:alert(1)", { words: "javascript:alert(1)", url: null }],
  ["https://[mal", { words: "https://[mal", url: null }],
])("the address in «%s» leads to it", (written, shown) => {
  expect(sourceOf(written)).toEqual(shown);
});
