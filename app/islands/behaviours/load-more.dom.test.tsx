import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadMore } from "./load-more.ts";

const people = (names: string[]) => names.map((name) => `<li><a href="/especialistas/${name}">${name}</a></li>`).join("");
const page = (names: string[], next?: number) => `
  <ul data-more>${people(names)}</ul>
  <div data-more-link>${next ? `<a href="https://cuna.test/especialistas?pagina=${next}" data-load-more data-busy="Cargando...">Cargar más</a>` : ""}</div>`;

let asked: string[];
let answer: () => Promise<string>;

beforeAll(loadMore);
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const text = await answer();
    return { ok: true, text: async () => text };
  });
  document.body.innerHTML = page(["ana", "luz"], 2);
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => [...document.querySelectorAll("[data-more] a")].map(({ textContent }) => textContent);
const link = () => document.querySelector<HTMLAnchorElement>("[data-load-more]")!;

test("the next page is appended, its link takes the place of this one, and the focus goes to the first who is new", async () => {
  answer = async () => page(["noel", "sol"], 3);
  link().click();
  expect(link().textContent).toBe("Cargando...");
  await expect.poll(() => shown()).toEqual(["ana", "luz", "noel", "sol"]);
  expect(document.activeElement?.textContent).toBe("noel");
  expect(link().href).toContain("pagina=3");
  answer = async () => page(["zoe"]);
  link().click();
  await expect.poll(() => shown()).toHaveLength(5);
  expect(link()).toBeNull();
  expect(asked).toEqual(["https://cuna.test/especialistas?pagina=2", "https://cuna.test/especialistas?pagina=3"]);
});

test("a second press while it loads asks no second time", async () => {
  answer = async () => page(["noel"]);
  link().click();
  link().click();
  await expect.poll(() => shown()).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

test("people who come after other filters were chosen are left out", async () => {
  let comes = (_page: string) => {};
  answer = () => new Promise((resolve) => (comes = resolve));
  link().click();
  await expect.poll(() => asked).toHaveLength(1);
  document.body.innerHTML = page(["petra"]);
  comes(page(["noel"]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(["petra"]);
});
