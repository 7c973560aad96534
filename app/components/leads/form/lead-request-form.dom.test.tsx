import { webcrypto } from "node:crypto";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { describe, expect, test, vi } from "vitest";
import { BOXES, VARIANT_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { readProof, solves } from "#domain/submissions/puzzle.ts";
import {
  button,
  center,
  errors,
  field,
  fillConsultation,
  host,
  leave,
  press,
  RELEASED,
  reachTheEnd,
  server,
  show,
  type,
  withLeadForm,
} from "#tests/support/lead-form.tsx";
import { LeadRequestForm } from "./lead-request-form.tsx";

withLeadForm();

const names = () => [...host.querySelectorAll("[name]")].map((control) => control.getAttribute("name"));
const form = () => host.querySelector("form")!;
const shownStep = () => host.querySelector('[role="group"]:not([hidden])')!.getAttribute("aria-label");

test.each(["dialog", "default", "card", "inline"] as const)("the form «%s» asks every field that its rules expect", async (variant) => {
  await show({ variant });
  const withCenter = names();
  await show({ variant, center: undefined });
  const asked = new Set([...withCenter, ...names()]);
  // The boxes of the consents depend on who receives the request.
  const expected = VARIANT_FIELDS[variant].filter((name) => !BOXES.some((box) => box === name));
  expect(expected.filter((name) => !asked.has(name))).toEqual([]);
});

describe("while somebody types", () => {
  test("nothing is called wrong before its field was left, and right again at once", async () => {
    await show();
    await type("email", "maria@");
    expect(errors()).toEqual([]);
    await leave("email");
    expect(errors()).toEqual(["Ingresa un email válido"]);
    expect(field("email").getAttribute("aria-invalid")).toBe("true");
    await type("email", "maria@correo.example");
    expect(errors()).toEqual([]);
    expect(field("email").dataset.valid).toBe("true");
  });

  test("who only asks sees what the center will: the treatment and the question, neither name nor mailbox nor situation", async () => {
    await show({ variant: "question" });
    await press(field("tratamiento", "FIV"));
    await press(field("estado", "pareja-femenina"));
    await type("mensaje", "¿Atienden con AMH baja?");
    await type("nombre", "Luz");
    await type("email", "luz@correo.example");
    const seen = host.querySelector("[data-seen]")!.textContent;
    for (const word of [center.name, "FIV", "¿Atienden con AMH baja?"]) expect(seen).toContain(word);
    for (const word of ["Luz", "luz@", "Pareja"]) expect(seen).not.toContain(word);
  });

  test("the message is counted, and too long is too long", async () => {
    await show();
    await type("mensaje", "á".repeat(2001));
    await leave("mensaje");
    expect(host.textContent).toContain("2001 / 2000");
    expect(errors()).toEqual(["Mensaje demasiado largo"]);
  });

  test("the details follow the treatment", async () => {
    await show();
    await press(field("tratamiento", "Preservación"));
    const offered = [...field<HTMLSelectElement>("subTratamiento").options].map(({ value }) => value);
    expect(offered).toEqual(["ninguno", "congelacion-ovulos", "congelacion-esperma"]);
  });
});

describe("the three steps", () => {
  test("go on only when theirs is right; the first wrong field gets the focus", async () => {
    await show();
    await press(button("Continuar"));
    expect(shownStep()).toBe("Qué buscas");
    expect(errors()).toEqual(["Elige lo que te interesa", "Elige la opción que más se acerque"]);
    expect(document.activeElement).toBe(field("tratamiento"));
    await fillConsultation();
    await act(() => form().requestSubmit()); // this is what Enter does
    expect(shownStep()).toBe("Tu pregunta");
    expect(server.sent).toHaveLength(0);
  });

  test("can be gone back to with everything kept", async () => {
    await show();
    await fillConsultation();
    await press(button("Continuar"));
    await type("mensaje", "¿Cuánto cuesta?");
    await press(button("Qué buscas"));
    expect(shownStep()).toBe("Qué buscas");
    await press(button("Tu pregunta"));
    expect(field("mensaje").value).toBe("¿Cuánto cuesta?");
  });
});

describe("sending", () => {
  const ready = async () => {
    await reachTheEnd();
    await press(field("consentimiento"));
  };

  test("while the server is away the form says for how many seconds, and keeps every word", async () => {
    await ready();
    server.answers = [
      { outcome: "unavailable", retryAfterSeconds: 5 },
      { outcome: "unavailable", retryAfterSeconds: 7 },
    ];
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("dentro de 5 segundos");
    expect([field("nombre").value, field("email").value, field("consentimiento").checked]).toEqual(["María", "maria@correo.example", true]);
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("dentro de 7 segundos");
    expect(server.sent[1]!.get("clave")).toBe(server.sent[0]!.get("clave"));
  });

  test("a failure loses nothing, and the next try carries the same key", async () => {
    await ready();
    server.answers = [new TypeError("offline"), { outcome: "limited", retryAfterSeconds: 90 }];
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("Error al enviar");
    expect(host.textContent).toContain("Hubo un problema al procesar tu solicitud. Inténtalo de nuevo.");
    expect(field("email").value).toBe("maria@correo.example");
    expect(field("consentimiento").checked).toBe(true);
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("en 2 minutos");
    expect(server.sent).toHaveLength(2);
    expect(server.sent[0]!.get("clave")).toMatch(/^[\da-f-]{32,36}$/);
    expect(server.sent[1]!.get("clave")).toBe(server.sent[0]!.get("clave"));
  });

  test("without a connection, the failure says so", async () => {
    await ready();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    server.answers = [new TypeError("offline")];
    await press(button("Enviar solicitud"));
    vi.restoreAllMocks();
    expect(host.textContent).toContain("No tienes conexión");
    expect(host.textContent).toContain("lo que escribiste sigue aquí");
    expect(field("email").value).toBe("maria@correo.example");
  });

  test("a proof that is asked for is given with the same key, and all that shows is «Enviando...»", async () => {
    await ready();
    vi.stubGlobal("crypto", webcrypto);
    server.answers = [
      { outcome: "unproven", puzzle: "a-puzzle" },
      { outcome: "limited", retryAfterSeconds: 60 },
    ];
    await press(button("Enviar solicitud"));
    expect(button("Enviando...").disabled).toBe(true);
    await expect.poll(() => act(async () => server.sent)).toHaveLength(2);
    const [first, second] = server.sent.map((body) => Object.fromEntries(body));
    const { prueba, ...rest } = second!;
    expect(rest).toEqual(first);
    const { puzzle, number } = readProof(prueba!)!;
    expect([puzzle, await solves(puzzle, number)]).toEqual(["a-puzzle", true]);
  });

  test("after a conflict the next try is a new request", async () => {
    await ready();
    server.answers = [{ outcome: "conflict" }, { outcome: "conflict" }];
    await press(button("Enviar solicitud"));
    await press(button("Enviar solicitud"));
    expect(server.sent[1]!.get("clave")).not.toBe(server.sent[0]!.get("clave"));
  });

  test("what only the server can know leads back to its step, until it is changed", async () => {
    await ready();
    server.answers = [{ outcome: "invalid", errors: { pais: "invalid" } }];
    await press(button("Enviar solicitud"));
    expect(shownStep()).toBe("Tu pregunta");
    expect(errors()).toEqual(["Elige el país donde vives"]);
    await type("pais", "Haití");
    expect(errors()).toEqual([]);
  });

  test("the button waits, as wide as before", async () => {
    await ready();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    await press(button("Enviar solicitud"));
    expect(button("Enviando...").disabled).toBe(true);
    expect(button("Enviando...").textContent).toContain("Enviar solicitud");
  });
});

describe("as the server draws it", () => {
  const html = () => renderToString(<LeadRequestForm variant="card" center={center} currentYear={2026} wording={RELEASED} />);

  test("it wakes without a word of React's", async () => {
    const complaints = vi.spyOn(console, "error");
    host.innerHTML = html();
    await act(() => {
      hydrateRoot(host, <LeadRequestForm variant="card" center={center} currentYear={2026} wording={RELEASED} />);
    });
    expect(complaints).not.toHaveBeenCalled();
  });

  test("it belongs to nobody: no key, no box ticked, nothing typed; and it posts by itself", async () => {
    host.innerHTML = html();
    expect(field("clave")).toBeNull();
    expect(host.querySelector(":checked:not(option)")).toBeNull();
    expect([form().method, form().getAttribute("action")]).toEqual(["post", "/solicitar-informacion"]);
  });

  test("the trap is out of sight, out of the tab order and out of what is read aloud", () => {
    host.innerHTML = html();
    expect(field("website").tabIndex).toBe(-1);
    expect(field("website").closest("[aria-hidden]")).not.toBeNull();
  });
});
