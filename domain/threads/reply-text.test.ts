import { expect, test } from "vitest";
import { replyText } from "./reply-text.ts";

const MARKER = "Escribe tu respuesta por encima de esta línea";

test.each([
  [
    "Gmail",
    "Gracias, sí.\r\n\r\nEl sáb, 21 nov 2026 a las 9:14, Cuna (<hilo+1@cuna.test>)\r\nescribió:\r\n\r\n> Hola.\r\n> Un ciclo cuesta…",
  ],
  ["Outlook", "Gracias, sí.\n\n________________________________\nDe: Cuna <hilo+1@cuna.test>\nEnviado: sábado\n\nHola."],
  ["a telephone", "Gracias, sí.\n\nEnviado desde mi iPhone\n\nOn Nov 21, 2026, at 9:14 AM, Cuna <hilo+1@cuna.test> wrote:\n\nHola."],
  ["a signature", "Gracias, sí.\n-- \nMaría Rosario\n809 555 0134\nmaria@correo.example"],
  ["our own mail, without any mark", `Gracias, sí.\n\nCuna\n${MARKER}\nHola. Un ciclo cuesta…`],
])("of a reply stays what was written, as %s sends it", (_, mail) => {
  expect(replyText(mail, MARKER).split("\n")[0]).toBe("Gracias, sí.");
  expect(replyText(mail, MARKER)).not.toMatch(/Hola|María|cuna\.test|iPhone/);
});

test("several paragraphs stay, and so does a sentence that only begins like a quotation", () => {
  const written = "El lunes puedo ir.\n\nDe acuerdo con el precio:\n- primera consulta\n- estudio\n\nOn y va.";
  expect(replyText(written, MARKER)).toBe(written);
});
