import { expect, test } from "vitest";
import { checkDraft } from "./check-draft.ts";
import type { Fact } from "./fact.ts";
import { writeDraft } from "./template.ts";

const fact = (id: string, value: string): Fact => ({ id, value, on: "2026-11-20", from: "profiles" });
const FACTS = [fact("treatment", "fecundación in vitro"), fact("centers", "3"), fact("cities", "Santiago"), fact("verified", "2")];
const verdict = (text: string, facts: readonly string[] = ["centers", "cities"], today = FACTS) =>
  checkDraft([{ section: "offer", text, facts }], FACTS, today)[0]!.verdict;

test("a sentence without a fact, or with a number, a quantity or a name that none of its facts has, is unsupported", () => {
  expect(verdict("Hay 3 centros en Santiago.")).toBe("supported");
  expect(verdict("Hay tres centros en Santiago.")).toBe("supported");
  expect(verdict("Hay 4 centros en Santiago.")).toBe("unsupported");
  expect(verdict("Hay cuatro centros en Santiago.")).toBe("unsupported");
  expect(verdict("Hay 3 centros en Higüey.")).toBe("unsupported");
  expect(verdict("La mayoría está en Santiago.")).toBe("unsupported");
  expect(verdict("Hay 2 verificados en Santiago.")).toBe("unsupported");
  expect(verdict("La mayoría lo consigue en dos ciclos.", [])).toBe("unsupported");
  expect(verdict("Hay 3 centros.", ["centers", "outcomes"])).toBe("unsupported");
  expect(verdict("Pide un presupuesto por escrito, con lo que incluye y lo que se paga aparte.", [])).toBe("advice");
});

test("a fact with another value today, or none, makes its sentences changed", () => {
  expect(verdict("Hay 3 centros.", ["centers"], [fact("centers", "4")])).toBe("changed");
  expect(verdict("Hay 3 centros publicados.", ["centers"], [])).toBe("changed");
});

test("a missing fact leaves its sentence out and is named", () => {
  const { sentences, missing } = writeDraft(FACTS.filter(({ id }) => id !== "cities"));
  expect(sentences.map(({ text }) => text)).toEqual(["Verificamos a 2 de 3."]);
  expect(missing).toEqual(["cities", "languages", "price", "outcomes", "legal", "sources"]);
});
