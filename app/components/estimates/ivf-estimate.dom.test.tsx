import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IvfEstimate } from "./ivf-estimate.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let host: HTMLElement;
let root: Root | undefined;
beforeEach(async () => {
  host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  await act(() => root!.render(<IvfEstimate />));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(() => root?.unmount());
});

const text = () => host.textContent!;
const label = (words: string) => [...host.querySelectorAll("label")].find((each) => each.textContent!.trim() === words)!;
const choose = (words: string, group?: string) => {
  const within = group ? [...host.querySelectorAll("fieldset")].find((each) => each.querySelector("legend")!.textContent === group)! : host;
  const found = [...within.querySelectorAll("label")].find((each) => each.textContent!.trim() === words)!;
  return act(() => found.querySelector("input")!.click());
};
const type = (words: string, value: string) =>
  act(() => {
    const input = document.getElementById(label(words).htmlFor) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Fills in the first example that the CDC publishes, as a person would. */
async function answerFirstExample() {
  await choose("Propios");
  await type("Edad, en años", "32");
  await choose("Libras y pies");
  await type("Peso, en lb", "150");
  await type("Pies", "5");
  await type("Pulgadas", "8");
  await choose("No");
  await choose("Sí");
  await choose("Endometriosis");
  await choose("Ovulación, ovario poliquístico");
  await choose("Uno", "Embarazos anteriores");
  await choose("Uno", "Nacimientos anteriores");
}

describe("the reading", () => {
  test("waits until every question is answered, and names the open ones", async () => {
    expect(text()).toContain("Queda por responder");
    await answerFirstExample();
    expect(text()).not.toContain("Queda por responder");
  });

  test("says the published example in words, in dots and in a table", async () => {
    await answerFirstExample();
    expect(text()).toMatch(/De cada 100 personas como tú en EE\. UU\., unas 62 tendrían un nacimiento .*; 38 no/);
    const [first] = host.querySelectorAll("section svg[aria-hidden]");
    expect(first!.querySelectorAll('circle[fill="var(--color-chart-1)"]')).toHaveLength(62);
    const rows = [...host.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(rows[0]).toBe("Punción 162 %62 %");
    expect(rows).toHaveLength(3);
  });

  test("leaves out what is not confirmed: a third retrieval after one cycle, everything after several", async () => {
    await answerFirstExample();
    await choose("Un ciclo");
    expect(host.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(text()).toContain("no está confirmado: no lo mostramos");
    await choose("Más de uno");
    expect(host.querySelector("table")).toBeNull();
    expect(text()).toContain("No está confirmado y no lo mostramos");
  });

  test("does not ask about former cycles with donor eggs, and counts transfers", async () => {
    await answerFirstExample();
    await choose("De donante");
    expect(text()).not.toContain("¿Has hecho FIV antes");
    expect(host.querySelector("tbody th")!.textContent).toBe("Transferencia 1");
  });

  test("takes kilograms and centimetres, with a comma, and a height in metres", async () => {
    await answerFirstExample();
    const before = host.querySelector("tbody")!.textContent;
    await choose("Kilos y centímetros");
    await type("Peso, en kg", "68,04");
    await type("Estatura, en cm", "172,7");
    expect(host.querySelector("tbody")!.textContent).toBe(before);
    await type("Estatura, en cm", "1.73");
    expect(host.querySelector("tbody")).not.toBeNull();
    await type("Estatura, en cm", "17");
    expect(text()).toContain("peso y estatura");
  });

  test("an age that the model does not know gets no number", async () => {
    await answerFirstExample();
    await type("Edad, en años", "53");
    expect(host.querySelector("table")).toBeNull();
    expect(text()).toContain("de 20 a 50 años");
  });

  test("warns where few people like this stand behind the model", async () => {
    await answerFirstExample();
    expect(text()).not.toContain("pocos casos");
    await type("Edad, en años", "45");
    expect(text()).toContain("pocos casos");
  });
});

describe("nobody else learns the answers", () => {
  test("no request, no storage, no cookie, no change of the address, and nothing to submit", async () => {
    const spies = [
      vi.spyOn(globalThis, "fetch"),
      vi.spyOn(XMLHttpRequest.prototype, "open"),
      vi.spyOn(Storage.prototype, "setItem"),
      vi.spyOn(history, "pushState"),
      vi.spyOn(history, "replaceState"),
      vi.spyOn(Document.prototype, "cookie", "set"),
    ];
    const beacon = vi.fn();
    Object.assign(navigator, { sendBeacon: beacon });
    const address = location.href;
    await answerFirstExample();
    await choose("De donante");
    for (const spy of [...spies, beacon]) expect(spy).not.toHaveBeenCalled();
    expect(location.href).toBe(address);
    expect(host.querySelector("form, [formaction], a[href]")).toBeNull();
    for (const button of host.querySelectorAll("button")) expect(button.type).toBe("button");
    for (const field of host.querySelectorAll<HTMLInputElement>("input")) {
      expect(field.form).toBeNull();
      expect(field.dataset.event).toBeUndefined();
    }
  });

  test("one button forgets everything", async () => {
    await answerFirstExample();
    await act(() => [...host.querySelectorAll("button")].find((each) => each.textContent === "Borrar mis respuestas")!.click());
    expect(text()).toContain("Queda por responder");
    expect([...host.querySelectorAll<HTMLInputElement>("input:not([type=radio])")].every(({ value }) => value === "")).toBe(true);
  });
});

test("without script there is no question to answer, and the page says why", async () => {
  const html = renderToString(<IvfEstimate />);
  expect(html).toContain("se calcula en tu propio navegador para que tus respuestas no salgan de él");
  const errors: unknown[] = [];
  const place = document.createElement("div");
  place.innerHTML = html;
  const hydrated = await act(() => hydrateRoot(place, <IvfEstimate />, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  await act(() => hydrated.unmount());
});
