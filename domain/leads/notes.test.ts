import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CONTACT_METHODS, SITUATIONS } from "#domain/submissions/form-fields.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { BUDGETS, GENDERS, SUB_TREATMENTS, TREATMENTS, YES_NO } from "./lead-form-fields.ts";
import { type NotesFields, parseNotes } from "./notes.ts";

const BUDGET_LABELS: Readonly<Record<string, string>> = {
  "menos-5000": "Menos de $5,000 USD",
  "5000-10000": "$5,000 - $10,000 USD",
  "10000-15000": "$10,000 - $15,000 USD",
  "15000-20000": "$15,000 - $20,000 USD",
  "20000-30000": "$20,000 - $30,000 USD",
  "mas-30000": "Más de $30,000 USD",
  "no-especificar": "Prefiero no especificar",
};

/** Writes the notes as a partner's program does: empty fields are left out, and the message comes last. */
function notesOf(fields: NotesFields): string {
  const lines = [
    ["Año de nacimiento", fields.anoNacimiento],
    ["Género", fields.genero],
    ["País", fields.pais],
    ["Ubicación adicional para tratamiento", fields.ubicacionTratamientoAdicional],
    ["Método de contacto preferido", fields.metodoContacto],
    ["Estado", fields.estado],
    ["Tratamiento", fields.tratamiento],
    ["Sub-tratamiento", fields.subTratamiento],
    ["Presupuesto", BUDGET_LABELS[fields.presupuesto]],
    ["Recibir más respuestas", fields.recibirMasRespuestas],
  ].filter(([, value]) => value !== "");
  return [...lines, ["Mensaje", fields.mensaje]].map((line) => line.join(": ")).join("\n");
}

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

test("every field that a partner writes is read back, whatever the message says", () => {
  fc.assert(
    fc.property(fields, (given) => {
      expect(parseNotes(notesOf(given))).toEqual(given);
    }),
  );
});

test("a text without the labels is a message as it stands", () => {
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
