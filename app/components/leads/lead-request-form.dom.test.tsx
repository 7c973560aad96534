import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReceiversPreview } from "./lead-form-props.ts";
import { LeadRequestForm, type LeadRequestFormProps } from "./lead-request-form.tsx";
import type { LeadAnswer } from "./send-lead.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const center = { slug: "luna", name: "Clínica Luna", claimed: true };
const others = [
  { slug: "marea", name: "Instituto Marea", claimed: true },
  { slug: "coral", name: "Clínica Coral", claimed: false },
];
const options = { countries: ["República Dominicana", "Haití"], cities: ["Santiago"], languages: [{ code: "es", name: "Español" }] };

let host: HTMLElement;
let root: Root;
/** What the two addresses of the server answer, and what was asked of them. */
let preview: ReceiversPreview;
let answers: (LeadAnswer | Error)[];
let asked: string[];
let sent: URLSearchParams[];

beforeEach(() => {
  host = document.createElement("div");
  document.body.replaceChildren(host);
  preview = { origin: center, receivers: [center, ...others], originPassedOver: null, token: "a-token" };
  [answers, asked, sent] = [[], [], []];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (init.method !== "POST") {
      asked.push(address);
      return Response.json(preview);
    }
    sent.push(init.body as URLSearchParams);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
});
afterEach(() => act(() => root.unmount()));

async function show(props: Partial<LeadRequestFormProps> = {}) {
  root = createRoot(host);
  await act(() => root.render(<LeadRequestForm variant="dialog" center={center} options={options} currentYear={2026} {...props} />));
}

const field = <T extends HTMLElement = HTMLInputElement>(name: string, value?: string) =>
  host.querySelector<T>(`[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`)!;
const form = () => host.querySelector("form")!;
const button = (words: string) => [...host.querySelectorAll("button")].find(({ textContent }) => textContent.includes(words))!;
const errors = () => [...host.querySelectorAll("[id$='-error']")].map(({ textContent }) => textContent);
const shownStep = () => host.querySelector('[role="group"]:not([hidden])')!.getAttribute("aria-label");

function type(name: string, text: string) {
  const input = field<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(name);
  return act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")!.set!.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
const leave = (name: string) => act(() => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const press = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

async function fillConsultation() {
  await press(field("tratamiento", "FIV"));
  await type("mensaje", "¿Cuánto cuesta en total?");
}
async function fillPerson() {
  await type("nombre", "María");
  await type("apellido", "Rosario");
  await press(field("estado", "otro"));
  await type("anoNacimiento", "1989");
  await press(field("genero", "femenino"));
}
async function reachTheEnd() {
  await show();
  await fillConsultation();
  await press(button("Continuar"));
  await fillPerson();
  await press(button("Continuar"));
  await type("email", "maria@correo.example");
  await type("telefono", "+1 809 555 0100");
}

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
    expect(shownStep()).toBe("Tu consulta");
    expect(errors()).toEqual(["Elige lo que te interesa", "Escribe un mensaje"]);
    expect(document.activeElement).toBe(field("tratamiento"));
    await fillConsultation();
    await act(() => form().requestSubmit()); // what Enter does
    expect(shownStep()).toBe("Sobre ti");
    expect(sent).toHaveLength(0);
  });

  test("can be gone back to with everything kept", async () => {
    await show();
    await fillConsultation();
    await press(button("Continuar"));
    await type("nombre", "María");
    await press(button("Tu consulta"));
    expect(shownStep()).toBe("Tu consulta");
    await press(button("Sobre ti"));
    expect(field("nombre").value).toBe("María");
  });
});

describe("permissions", () => {
  test("start empty, each names whom it is for, and without the first nothing goes", async () => {
    await reachTheEnd();
    expect([...host.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Clínica Luna para que me responda.");
    expect(host.textContent).toContain(
      "También quiero que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral para que me respondan.",
    );
    expect(host.textContent).toContain("Clínica Coral aún no está en Cuna: le avisamos.");
    await press(button("Enviar solicitud"));
    expect(errors()).toEqual(["Marca esta casilla para que podamos enviar tu solicitud"]);
    expect(document.activeElement).toBe(field("consentimiento"));
    expect(sent).toHaveLength(0);
  });

  test("for names that change are asked anew", async () => {
    await reachTheEnd();
    await press(field("consentimientoOtros"));
    await press(button("Tu consulta"));
    preview = { ...preview, receivers: [center, others[0]!], token: "another-token" };
    await press(field("tratamiento", "ICSI"));
    expect(field("consentimientoOtros").checked).toBe(false);
    expect(field("receptores").value).toBe("another-token");
  });

  test("whoever wants one answer is shown no others", async () => {
    await reachTheEnd();
    await press(field("recibirMasRespuestas", "no"));
    expect(field("consentimientoOtros")).toBeNull();
    expect(field("receptores")).toBeNull();
  });

  test("a center that does not offer what is looked for is not asked for", async () => {
    preview = { origin: null, receivers: others, originPassedOver: "service_not_offered", token: "a-token" };
    await reachTheEnd();
    expect(host.textContent).toContain("Según su ficha, Clínica Luna no ofrece lo que buscas.");
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral");
  });

  test("without a center the names come with the treatment, and none is agreed to before", async () => {
    await show({ variant: "default", center: undefined });
    expect(field("consentimiento")).toBeNull();
    expect(button("Ver los centros y continuar")).toBeDefined();
    preview = { origin: null, receivers: others, originPassedOver: null, token: "a-token" };
    await press(field("tratamiento", "FIV"));
    expect(asked.at(-1)).toBe("/api/derivacion?servicio=fiv&pais=Rep%C3%BAblica+Dominicana");
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral");
    expect(button("Enviar solicitud")).toBeDefined();
  });

  test("advice goes to our own team", async () => {
    await show({ variant: "card", kind: "advice", center: undefined });
    expect(host.textContent).toContain("Acepto que el equipo de Cuna reciba estos datos para orientarme.");
    expect(asked).toEqual([]);
  });
});

describe("sending", () => {
  const ready = async () => {
    await reachTheEnd();
    await press(field("consentimiento"));
  };

  test("a failure loses nothing, and the next try carries the same key", async () => {
    await ready();
    answers = [new TypeError("offline"), { outcome: "limited", retryAfterSeconds: 90 }];
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("Error al enviar");
    expect(host.textContent).toContain("Hubo un problema al procesar tu solicitud. Inténtalo de nuevo.");
    expect(field("email").value).toBe("maria@correo.example");
    expect(field("consentimiento").checked).toBe(true);
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("en 2 minutos");
    expect(sent).toHaveLength(2);
    expect(sent[0]!.get("clave")).toMatch(/^[\da-f-]{32,36}$/);
    expect(sent[1]!.get("clave")).toBe(sent[0]!.get("clave"));
  });

  test("after a conflict the next try is a new request", async () => {
    await ready();
    answers = [{ outcome: "conflict" }, { outcome: "conflict" }];
    await press(button("Enviar solicitud"));
    await press(button("Enviar solicitud"));
    expect(sent[1]!.get("clave")).not.toBe(sent[0]!.get("clave"));
  });

  test("what only the server can know leads back to its step, until it is changed", async () => {
    await ready();
    answers = [{ outcome: "invalid", errors: { pais: "invalid" } }];
    await press(button("Enviar solicitud"));
    expect(shownStep()).toBe("Sobre ti");
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
  const html = () => renderToString(<LeadRequestForm variant="card" center={center} currentYear={2026} />);

  test("it wakes without a word of React's", async () => {
    const complaints = vi.spyOn(console, "error");
    host.innerHTML = html();
    await act(() => {
      root = hydrateRoot(host, <LeadRequestForm variant="card" center={center} currentYear={2026} />);
    });
    expect(complaints).not.toHaveBeenCalled();
  });

  test("it belongs to nobody: no key, no box ticked, nothing typed; and it posts by itself", async () => {
    host.innerHTML = html();
    root = createRoot(document.createElement("div"));
    expect(field("clave")).toBeNull();
    expect(host.querySelector(":checked:not(option)")).toBeNull();
    expect([form().method, form().getAttribute("action")]).toEqual(["post", "/solicitar-informacion"]);
  });

  test("the trap is out of sight, out of the tab order and out of what is read aloud", () => {
    host.innerHTML = html();
    root = createRoot(document.createElement("div"));
    expect(field("website").tabIndex).toBe(-1);
    expect(field("website").closest("[aria-hidden]")).not.toBeNull();
  });
});
