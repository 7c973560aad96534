import { expect, test } from "vitest";
import { matchesWords } from "./question-match.ts";

test.each([
  ["¿Cuánto cuesta una clínica?", "clinicas cuesta", true],
  ["¿Cuánto cuesta una clínica?", "CUÁNTO", true],
  ["¿Cuánto cuesta una clínica?", "clínica viaje", false],
  ["¿Cuánto cuesta una clínica?", " ¿? ", true],
  ["Devolución de un presupuesto", "devoluciones", true],
])("%s · %s: %s", (text, search, found) => expect(matchesWords(text, search)).toBe(found));
