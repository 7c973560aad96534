import { expect, test } from "vitest";
import type { ChoiceOf } from "#domain/leads/lead-form-fields.ts";
import { type ChoiceNames, choicesIn, insideSentence, nameOf } from "./choice-names.ts";

const names: ChoiceNames<ChoiceOf<"genero">> = { femenino: () => "Mujer", masculino: () => "Hombre", otro: () => "Otro" };

test("a choice without a name, and a name without a choice, do not compile", () => {
  // @ts-expect-error: «otro» has no name.
  const missing: ChoiceNames<ChoiceOf<"genero">> = { femenino: () => "Mujer", masculino: () => "Hombre" };
  // @ts-expect-error: nobody can choose «nadie».
  const extra: ChoiceNames<ChoiceOf<"genero">> = { ...names, nadie: () => "Nadie" };
  expect([missing, extra]).toHaveLength(2);
});

test("what is stored is named; what is empty or no choice any more has no name", () => {
  expect(["otro", "", "constructor"].map((value) => nameOf(names, value))).toEqual(["Otro", null, null]);
  expect(choicesIn(names).map(({ value }) => value)).toEqual(["femenino", "masculino", "otro"]);
});

test("a name inside a sentence begins small, unless it is an abbreviation", () => {
  expect(["Donación de óvulos", "FIV", "ICSI con donante"].map(insideSentence)).toEqual(["donación de óvulos", "FIV", "ICSI con donante"]);
});
