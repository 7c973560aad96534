import { expect, test } from "vitest";
import { hasPlace, numberedParts, sentencesOf } from "./numbered-sentences.ts";

const LEAD = "Nace 1 de cada 3.[^uno] Lleva [un mes](/guias/mes). El riesgo sube con la edad.";
const PARTS = [
  { id: "resumen", title: null, paragraphs: [LEAD] },
  {
    id: "seccion-1",
    title: "Cifras",
    paragraphs: [
      "Según el registro:[^dos]",
      "- Antes de los 35: 35 %.\n- Después: 5 %.",
      "| Edad | Tasa |\n|---|---|\n| 35 | 20 %[^uno] |",
    ],
  },
];

test("sentences are numbered through the whole text, and a list, a table and a paragraph stay what they are", () => {
  const [summary, figures] = numberedParts(PARTS);
  expect(summary!.paragraphs.map(({ text }) => text)).toEqual([
    "[1] Nace 1 de cada 3.[^uno] [2] Lleva [un mes](/guias/mes). [3] El riesgo sube con la edad.",
  ]);
  expect(figures!.paragraphs.map(({ text }) => text)).toEqual([
    "[4] Según el registro:[^dos]",
    "- [5] Antes de los 35: 35 %.\n- [6] Después: 5 %.",
    "| [7] Edad | Tasa |\n|---|---|\n| [8] 35 | 20 %[^uno] |",
  ]);
});

test("each sentence has its sources, or those of the line before its list; a fact without any says so", () => {
  const sentences = sentencesOf(numberedParts(PARTS));
  expect(sentences.map(({ number, sources }) => [number, ...sources].join(" "))).toEqual([
    ...["1 uno", "2", "3", "4 dos", "5 dos", "6 dos", "7 dos", "8 uno"],
  ]);
  expect(sentences.filter(({ lacksSource }) => lacksSource).map(({ words }) => words)).toEqual(["El riesgo sube con la edad."]);
  expect(sentences[1]!.words).toBe("Lleva un mes.");
});

test("a remark is about a section or a sentence of the text", () => {
  for (const place of ["resumen", "seccion-1", "frase-1", "frase-8"]) expect(hasPlace(PARTS, place)).toBe(true);
  for (const place of ["seccion-2", "frase-0", "frase-9", "frase-01", ""]) expect(hasPlace(PARTS, place)).toBe(false);
});
