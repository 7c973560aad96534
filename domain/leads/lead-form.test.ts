import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { treatmentOfService } from "./form-treatments.ts";
import { keptFields, parseLeadForm, parseVariant } from "./lead-form.ts";
import { birthYears, EMPTY_LEAD_FORM, LEAD_FORM_VARIANTS } from "./lead-form-fields.ts";

const maria = {
  nombre: "María",
  apellido: "Rosario",
  anoNacimiento: "1989",
  genero: "femenino",
  email: "maria.rosario@correo.example",
  telefono: "+1 809 555 0147",
  pais: "República Dominicana",
  metodoContacto: "whatsapp",
  estado: "pareja-femenina",
  tratamiento: "FIV",
  mensaje: "Quisiera saber el costo total.",
  consentimiento: "on",
};
const parse = (change: Record<string, unknown> = {}, variant: (typeof LEAD_FORM_VARIANTS)[number] = "dialog") =>
  parseLeadForm(variant, { ...maria, ...change }, 2026);
const errorsOf = (change: Record<string, unknown>, variant?: (typeof LEAD_FORM_VARIANTS)[number]) => {
  const parsed = parse(change, variant);
  return parsed.ok ? {} : parsed.errors;
};

test("a complete form is taken as it was written, with the defaults of what was left open", () => {
  expect(parse()).toEqual({ ok: true, value: { ...EMPTY_LEAD_FORM, ...maria, consentimiento: true } });
});

describe("the rules of the specification", () => {
  test.each([
    [{ nombre: "" }, { nombre: "required" }],
    [{ nombre: " \u200b " }, { nombre: "required" }],
    [{ nombre: "ñ".repeat(100) }, {}],
    [{ nombre: "ñ".repeat(101) }, { nombre: "too-long" }],
    [{ apellido: "" }, { apellido: "required" }],
    [{ apellido: "x".repeat(101) }, { apellido: "too-long" }],
    [{ email: "" }, { email: "required" }],
    [{ email: "maria@" }, { email: "invalid" }],
    [{ email: "maria@correo" }, { email: "invalid" }],
    [{ email: "maria@correo.example\nBcc: x@y.zz" }, { email: "invalid" }],
    [{ email: `${"m".repeat(60)}@${"correo.".repeat(30)}example` }, { email: "too-long" }],
    [{ telefono: "" }, { telefono: "required" }],
    [{ telefono: "+1 (809) 555-0147" }, {}],
    [{ telefono: "+1 809 555 0147 ext. 2" }, { telefono: "too-long" }],
    [{ telefono: "llámame" }, { telefono: "invalid" }],
    [{ telefono: "12345" }, { telefono: "invalid" }],
    [{ mensaje: "" }, { mensaje: "required" }],
    [{ mensaje: "é".repeat(2000) }, {}],
    [{ mensaje: "e\u0301".repeat(2000) }, {}],
    [{ mensaje: `${"a".repeat(1000)}\r\n${"b".repeat(999)}` }, {}],
    [{ mensaje: "x".repeat(2001) }, { mensaje: "too-long" }],
    [{ informacionAdicional: "x".repeat(1000) }, {}],
    [{ informacionAdicional: "x".repeat(1001) }, { informacionAdicional: "too-long" }],
    [{ consentimiento: "" }, { consentimiento: "required" }],
    [{ consentimiento: "false" }, { consentimiento: "required" }],
    [{ anoNacimiento: "2008" }, {}],
    [{ anoNacimiento: "2009" }, { anoNacimiento: "invalid" }],
    [{ anoNacimiento: "1929" }, {}],
    [{ anoNacimiento: "1928" }, { anoNacimiento: "invalid" }],
    [{ genero: "mujer" }, { genero: "invalid" }],
    [{ genero: "" }, { genero: "required" }],
    [{ tratamiento: "fiv" }, { tratamiento: "invalid" }],
    [{ presupuesto: "" }, {}],
    [{ presupuesto: "1" }, { presupuesto: "invalid" }],
    [{ recibirMasRespuestas: "quizas" }, { recibirMasRespuestas: "invalid" }],
  ])("%j", (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe("what no form sends is refused, and never thrown at", () => {
  test.each([
    ["NUL", "Mar\0ía"],
    ["a lone surrogate", "Mar\ud800ía"],
    ["a control character", "Mar\u0007ía"],
    ["a list", ["María", "Ana"]],
    ["an object", { toString: "x" }],
    ["a number", 5],
    ["a box", true],
  ])("%s", (_, nombre) => {
    expect(errorsOf({ nombre })).toEqual({ nombre: "invalid" });
  });
  test("any input gives a form or a list of codes", () => {
    const anything = fc.oneof(fc.anything(), fc.string({ unit: "binary" }), fc.string());
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAD_FORM_VARIANTS),
        fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_LEAD_FORM), "__proto__", "role"), anything),
        (variant, raw) => {
          const parsed = parseLeadForm(variant, raw, 2026);
          if (parsed.ok) expect(Object.keys(parsed.value)).toEqual(Object.keys(EMPTY_LEAD_FORM));
          else expect(Object.values(parsed.errors).every((code) => ["required", "too-long", "invalid"].includes(code))).toBe(true);
          expect(keptFields(variant, raw).website).toBe("");
        },
      ),
    );
    for (const raw of [null, undefined, 5, "x", [], () => 1]) expect(parseLeadForm("card", raw, 2026).ok).toBe(false);
  });
  test("a program may send the year of birth as a number, and no other text", () => {
    expect(parse({ anoNacimiento: 1989 })).toMatchObject({ ok: true, value: { anoNacimiento: "1989" } });
    expect(errorsOf({ mensaje: 12345 })).toEqual({ mensaje: "invalid" });
  });
  test("a field sent twice counts as none of both", () => {
    expect(parseLeadForm("dialog", { ...maria, email: [maria.email, "otra@correo.example"] }, 2026)).toEqual({
      ok: false,
      errors: { email: "invalid" },
    });
  });
});

test("a form has one of the variants that there are", () => {
  for (const variant of LEAD_FORM_VARIANTS) expect(parseVariant(variant)).toBe(variant);
  for (const other of ["", "Dialog", null, 5, ["dialog"]]) expect(parseVariant(other)).toBeNull();
});

test("a filled honeypot is never an error", () => {
  for (const website of ["https://spam.example", ["x"], 5, "\0"])
    expect(parse({ website })).toMatchObject({ ok: true, value: { website: "filled" } });
  expect(parse({ website: "" })).toMatchObject({ ok: true, value: { website: "" } });
});

test("text is stored in one form: NFC, one line where a field has one, no spaces around", () => {
  expect(parse({ nombre: "  Mari\u0301a\r\n del  Mar ", mensaje: " uno\r\ndos\rtres " })).toMatchObject({
    value: { nombre: "María del Mar", mensaje: "uno\ndos\ntres" },
  });
});

test("80 birth years, the newest 18 years ago; a page's service is its treatment, or Otros", () => {
  expect(birthYears(2026)).toHaveLength(80);
  expect([birthYears(2026)[0], birthYears(2026).at(-1)]).toEqual([2008, 1929]);
  expect([treatmentOfService("ovodonacion"), treatmentOfService("dgp")]).toEqual(["Ovodonación", "Otros"]);
});
