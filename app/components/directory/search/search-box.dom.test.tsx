import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FirstSuggestion } from "#domain/directory/typed-text.ts";
import { SearchBox } from "./search-box.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const DEBOUNCE_MS = 300;
const BLUR_MS = 200;

let host: HTMLElement;
let root: Root;
/** The requests for suggestions. */
let asked: string[];
let answer: () => Promise<{ first: FirstSuggestion[]; terms: string[] }>;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  answer = async () => ({ first: [], terms: ["Santo Domingo", "Santiago"] });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const body = await answer();
    return { ok: true, json: async () => body };
  });
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  await act(() =>
    root.render(
      <SearchBox
        screens={{ all: "/busqueda", centers: "/centros", specialists: "/especialistas" }}
        suggestionsUrl="/api/sugerencias"
        shortcuts={[]}
        cities={["Santo Domingo", "Santiago"]}
        services={[{ id: "fiv", name: "FIV" }]}
        languages={["es", "en", "fr"].map((code) => ({ code, name: code }))}
        payments={[{ id: "efectivo", name: "Efectivo" }]}
      />,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = () => host.querySelector<HTMLInputElement>("input[name=q]")!;
const type = (text: string) =>
  act(() => {
    box().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(box(), text);
    box().dispatchEvent(new Event("input", { bubbles: true }));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string) => act(() => box().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
const options = () => [...host.querySelectorAll("[role=option]")].map((option) => option.textContent);
const isOpen = () => box().getAttribute("aria-expanded") === "true";
const chosen = () => host.querySelector("[aria-selected=true]")?.textContent;
const button = (words: string) => [...host.querySelectorAll("button")].find(({ textContent }) => textContent!.startsWith(words));
const select = (name: string, value: string) =>
  act(() => {
    const field = host.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });

describe("suggestions", () => {
  test("are asked for once, when nobody has typed for 300 ms", async () => {
    await type("sa");
    await pass(DEBOUNCE_MS - 1);
    await type("san");
    await pass(DEBOUNCE_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(["/api/sugerencias?q=san"]);
    expect(options()).toEqual(["Santo Domingo", "Santiago", "Buscar «san»"]);
  });

  test("are walked with the arrows in a ring; Enter takes one, Escape closes", async () => {
    await type("san");
    await pass(DEBOUNCE_MS);
    await press("ArrowUp");
    expect(chosen()).toBe("Buscar «san»");
    await press("ArrowDown");
    expect(chosen()).toBe("Santo Domingo");
    await press("Enter");
    expect(box().value).toBe("Santo Domingo");
    expect(isOpen()).toBe(false);
    await type("sant");
    await pass(DEBOUNCE_MS);
    expect(isOpen()).toBe(true);
    await press("Escape");
    expect(isOpen()).toBe(false);
    expect(box().value).toBe("sant");
  });

  test("begin with an urgent answer, which is a page: Enter opens it, and the box keeps its words", async () => {
    const opened: string[] = [];
    vi.stubGlobal("location", { assign: (address: string) => opened.push(address) });
    const urgent = { kind: "urgent", path: "/respuestas/sangrado-tras-la-transferencia", title: "Sangrado tras la transferencia" } as const;
    answer = async () => ({ first: [urgent], terms: ["Santiago"] });
    await type("sangrado tras la tran");
    await pass(DEBOUNCE_MS);
    expect(options()[0]).toContain("Sangrado tras la transferencia");
    expect(options()[0]).toContain("Primero: si debes ir a urgencias.");
    expect(options()[1]).toBe("Santiago");
    await press("ArrowDown");
    await press("Enter");
    expect([opened, box().value]).toEqual([[urgent.path], "sangrado tras la tran"]);
  });

  test("end with the search for what was typed, which the status does not count; without suggestions there is no list", async () => {
    const opened: string[] = [];
    vi.stubGlobal("location", { assign: (address: string) => opened.push(address) });
    await type("san");
    await pass(DEBOUNCE_MS);
    expect(host.querySelector("[role=status]")!.textContent).toContain("2");
    await press("ArrowUp");
    await press("Enter");
    expect([opened, isOpen()]).toEqual([["/busqueda?q=san"], false]);
    answer = async () => ({ first: [], terms: [] });
    await type("xyz");
    await pass(DEBOUNCE_MS);
    expect([options(), isOpen()]).toEqual([[], false]);
  });

  test("stay for 200 ms after the box is left, so that a press on one arrives", async () => {
    await type("san");
    await pass(DEBOUNCE_MS);
    await act(() => box().blur());
    await pass(BLUR_MS - 1);
    expect(isOpen()).toBe(true);
    await pass(1);
    expect(isOpen()).toBe(false);
  });

  test("that come after the box was left are not shown", async () => {
    await type("san");
    await act(() => box().blur());
    await pass(DEBOUNCE_MS + BLUR_MS);
    expect(asked).toHaveLength(1);
    expect(isOpen()).toBe(false);
  });

  test("that do not come leave the box as it is", async () => {
    answer = async () => {
      throw new TypeError("no network");
    };
    await type("san");
    await pass(DEBOUNCE_MS);
    expect([isOpen(), box().value]).toEqual([false, "san"]);
  });
});

describe("«Limpiar»", () => {
  test("is there while words or a choice are set, and takes them all away", async () => {
    expect(button("Limpiar")!.closest("dialog")).not.toBeNull();
    const inPanel = () => [...host.querySelectorAll("search button")].find(({ textContent }) => textContent === "Limpiar");
    for (const set of [
      () => type("luna"),
      () => select("city", "Santiago"),
      () => select("service", "fiv"),
      () => select("type", "centers"),
    ]) {
      expect(inPanel()).toBeUndefined();
      await set();
      await act(() => (inPanel() as HTMLElement).click());
    }
    const values = [...host.querySelectorAll<HTMLInputElement>("search input, search select")].map(({ value }) => value);
    expect(values).toEqual(["", "", "", "all"]);
  });
});

test("without script every button of the search does something: the advanced one sends it as it is", async () => {
  const inHtml = document.createElement("div");
  inHtml.innerHTML = renderToString(
    <SearchBox
      screens={{ all: "/busqueda", centers: "/centros", specialists: "/especialistas" }}
      suggestionsUrl=""
      shortcuts={[]}
      cities={[]}
      services={[]}
      languages={[]}
      payments={[]}
    />,
  );
  expect([...inHtml.querySelectorAll("button")].map(({ type }) => type)).toEqual(["submit", "submit"]);
  expect(inHtml.querySelector("form")!.getAttribute("action")).toBe("/busqueda");
});

describe("the advanced drawer", () => {
  const drawer = () => host.querySelector("dialog")!;
  const inDrawer = (name: string, value: string) =>
    act(() => drawer().querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)!.click());
  const badge = () => button("Búsqueda avanzada")!.textContent;
  const apply = () =>
    act(() =>
      drawer()
        .querySelector("form:not([method])")!
        .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );

  test("counts groups on its button once applied, and its type is that of the panel", async () => {
    drawer().open = true;
    await inDrawer("languages", "en");
    await inDrawer("languages", "fr");
    await inDrawer("type", "specialists");
    expect(badge()).toBe("Búsqueda avanzada");
    await apply();
    expect(drawer().open).toBe(false);
    expect(badge()).toContain("2 filtros activos");
    expect(host.querySelector<HTMLSelectElement>("select[name=type]")!.value).toBe("specialists");
  });

  test("is cleared to all types, no language and no way of paying", async () => {
    await inDrawer("languages", "en");
    await inDrawer("paymentMethods", "efectivo");
    await inDrawer("type", "centers");
    await act(() => [...drawer().querySelectorAll("button")].find(({ textContent }) => textContent === "Limpiar")!.click());
    expect([...drawer().querySelectorAll("input:checked")].map((input) => (input as HTMLInputElement).value)).toEqual(["all"]);
  });
});
