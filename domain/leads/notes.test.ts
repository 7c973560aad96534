import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readPhone } from "#domain/submissions/phone.ts";
import { BUDGETS, CONTACT_METHODS, GENDERS, SITUATIONS, SUB_TREATMENTS, TREATMENTS, YES_NO } from "./lead-form-fields.ts";
import { composeNotes, parseNotes } from "./notes.ts";

const line = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n\v\f\u0085\u2028\u2029]/g, " ").trim());
const fields = fc.record({
  anoNacimiento: fc.integer({ min: 1929, max: 2008 }).map(String),
  genero: fc.constantFrom(...GENDERS),
  pais: fc.constant("República Dominicana"),
  ubicacionTratamientoAdicional: line,
  metodoContacto: fc.constantFrom(...CONTACT_METHODS),
  estado: fc.constantFrom(...SITUATIONS),
  tratamiento: fc.constantFrom(...TREATMENTS),
  subTratamiento: fc.constantFrom(...SUB_TREATMENTS),
  presupuesto: fc.constantFrom(...BUDGETS),
  recibirMasRespuestas: fc.constantFrom(...YES_NO),
  mensaje: fc
    .oneof(fc.string({ unit: "grapheme" }), fc.constant("a\nGénero: otro\n\nMensaje: b"))
    .map((text) => text.replace(/\r\n?/g, "\n")),
});

test("what was composed is read back, whatever the message says", () => {
  fc.assert(
    fc.property(fields, (given) => {
      expect(parseNotes(composeNotes(given))).toEqual(given);
    }),
  );
});

test("a text that nobody composed is a message as it stands", () => {
  for (const text of ["Hola, quiero información", "Hora: las 5\nMensaje: tarde", "", "Género: otro"])
    expect(parseNotes(text).mensaje).toBe(text);
});

test.each([
  ["+1 809 555 0147", "DO", "+18095550147", true],
  ["809-555-0147", "DO", "+18095550147", true],
  ["1 809 555 0147", "DO", "+18095550147", true],
  ["612 345 678", "ES", "+34612345678", true],
  ["0034 612 345 678", "DO", "+34612345678", true],
  ["34 612 345 678", "DO", "+34612345678", true],
  ["(829) 555-0147", "ES", "+18295550147", true],
  ["+1 555 111 2222", "DO", "+15551112222", false],
  ["5551112", "DO", null, false],
  ["809 555 0147", null, "+18095550147", true],
] as const)("the phone %s of somebody in %s is %s", (text, country, e164, valid) => {
  expect(readPhone(text, country)).toEqual({ dialable: e164 ?? text, e164, valid });
});
