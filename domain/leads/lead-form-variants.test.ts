import { expect, test } from "vitest";
import { parseLeadForm } from "./lead-form.ts";
import { VARIANT_FIELDS } from "./lead-form-fields.ts";

// Each variant of the form asks its own fields.

const short = { nombre: "Ana", apellido: "Luna", email: "ana@correo.example", telefono: "8095550147", consentimiento: "on" };

test("card: treatment and message, both optional", () => {
  expect(parseLeadForm("card", { ...short, pais: "\0" }, 2026)).toMatchObject({
    ok: true,
    value: { tratamiento: "", mensaje: "", pais: "República Dominicana" },
  });
  const asked = { tratamiento: "ICSI", mensaje: "¿Cuánto cuesta?" };
  expect(parseLeadForm("card", { ...short, ...asked }, 2026)).toMatchObject({ ok: true, value: asked });
});

test("inline: a message, and no birth year", () => {
  expect(parseLeadForm("inline", short, 2026)).toEqual({ ok: false, errors: { mensaje: "required" } });
  expect(parseLeadForm("inline", { ...short, mensaje: "Hola" }, 2026).ok).toBe(true);
});

test("dialog and page: everything, in three steps with the contact data last", () => {
  const missing = parseLeadForm("default", {}, 2026);
  expect(VARIANT_FIELDS.dialog).toEqual(VARIANT_FIELDS.default);
  expect(missing.ok ? [] : Object.keys(missing.errors).toSorted()).toEqual([
    "anoNacimiento",
    "apellido",
    "consentimiento",
    "email",
    "estado",
    "genero",
    "mensaje",
    "nombre",
    "telefono",
    "tratamiento",
  ]);
});
