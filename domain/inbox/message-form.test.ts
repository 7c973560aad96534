import { expect, test } from "vitest";
import { EMPTY_MESSAGE } from "./message-fields.ts";
import { keptMessage, parseMessage } from "./message-form.ts";

const good = { nombre: "Ana Peña", email: "ana@correo.example", asunto: "pregunta", mensaje: "Hola", consentimiento: "on" };

test("a value that is missing, too long or not in the list is refused by its field, and nothing else is", () => {
  expect(parseMessage("contact", good)).toEqual({
    ok: true,
    value: { ...EMPTY_MESSAGE, ...good, consentimiento: true },
  });
  expect(parseMessage("contact", {})).toEqual({
    ok: false,
    errors: { nombre: "required", email: "required", asunto: "required", mensaje: "required", consentimiento: "required" },
  });
  for (const [field, value, code] of [
    ["email", "ana@", "invalid"],
    ["email", "ana@sin-punto", "invalid"],
    ["asunto", "otra-cosa", "invalid"],
    ["telefono", "llámame", "invalid"],
    ["mensaje", "a".repeat(2001), "too-long"],
    ["nombre", "a".repeat(101), "too-long"],
    ["nombre", "a\0b", "invalid"],
    ["mensaje", "\ud800", "invalid"],
    ["mensaje", ["a", "b"], "invalid"],
    ["nombre", 7, "invalid"],
    ["consentimiento", "", "required"],
  ] as const)
    expect(parseMessage("contact", { ...good, [field]: value }), `${field} ${value}`).toEqual({ ok: false, errors: { [field]: code } });
});

test("a person who asks to be called leaves a number; one who asks for a mail need not", () => {
  const advice = { nombre: "Ana", email: "ana@correo.example", mensaje: "Hola", consentimiento: "on" };
  expect(parseMessage("advice", { ...advice, metodoContacto: "whatsapp" })).toEqual({ ok: false, errors: { telefono: "required" } });
  expect(parseMessage("advice", { ...advice, metodoContacto: "email" })).toMatchObject({ ok: true });
  expect(parseMessage("advice", { ...advice, metodoContacto: "whatsapp", telefono: "+1 809 555 0147" })).toMatchObject({ ok: true });
});

test("only the fields of its kind count, and the trap teaches a robot nothing", () => {
  const parsed = parseMessage("contact", { ...good, provincia: "Azua", estado: "otro", status: "closed", website: "http://x" });
  expect(parsed).toEqual({ ok: true, value: { ...EMPTY_MESSAGE, ...good, consentimiento: true, website: "filled" } });
});

test("anything that was typed comes back as text", () => {
  const kept = keptMessage({ nombre: "Ana\0", mensaje: "x".repeat(9000), email: ["a"], website: "trap", __proto__: { asunto: "otro" } });
  expect(kept).toMatchObject({ nombre: "Ana", email: "", website: "", asunto: "" });
  expect(kept.mensaje).toHaveLength(4000);
});
