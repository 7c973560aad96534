import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followFilters } from "./filters.ts";

const page = (count: string, chips = "", services: string[] = []) => `
  <title>${count}</title>
  <form data-filters action="https://cuna.test/centros">
    <input type="search" name="q" value="">
    ${["fiv", "icsi"].map((id) => `<input type="checkbox" name="services" value="${id}" ${services.includes(id) ? "checked" : ""}>`).join("")}
    <select name="sort" data-default="featured"><option>featured</option><option>rating</option></select>
  </form>
  <p data-part="count" tabindex="-1">${count}</p>
  <div data-part="chips" data-live>${chips}</div>
  <section data-part="results"><article>${count}</article></section>
  <template data-while="loading" data-words="Cargando..."><div><i class="skeleton"></i></div></template>
  <script type="text/html" data-while="failed" data-words="Error al cargar"><button data-retry>Reintentar</button></script>`;

const CHIP = '<a href="https://cuna.test/centros">×</a>';
const box = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
const tick = (value: string) => {
  box(value).focus();
  box(value).click();
};

/** The requests of the page to the server, and their answers. */
let asked: string[];
let answer: (address: string) => Promise<string>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const text = await answer(address);
    return { ok: true, url: location.origin + address.slice("https://cuna.test".length), text: async () => text };
  });
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = page("24 centros");
  followFilters();
});
afterEach(() => vi.unstubAllGlobals());

test("a ticked box asks for the address that the form would lead to, and the answer takes its places", async () => {
  answer = async () => page("18 centros", CHIP, ["fiv"]);
  tick("fiv");
  await expect.poll(() => part("count").textContent).toBe("18 centros");
  expect(asked).toEqual(["https://cuna.test/centros?services=fiv"]);
  expect(part("results").textContent).toBe("18 centros");
  expect(document.title).toBe("18 centros");
  expect(location.search).toBe("?services=fiv");
  expect(document.activeElement).toBe(box("fiv"));
});

test("what was chosen before the script came counts as soon as it is there", async () => {
  document.body.innerHTML = page("24 centros");
  answer = async () => page("18 centros", CHIP, ["fiv"]);
  box("fiv").checked = true;
  followFilters();
  await expect.poll(() => part("count").textContent).toBe("18 centros");
  expect(asked).toEqual(["https://cuna.test/centros?services=fiv"]);
});

test("an order that was chosen before the script came counts too, though its field still has the focus", async () => {
  document.body.innerHTML = page("24 centros");
  answer = async () => page("24 centros, otro orden");
  const order = document.querySelector("select")!;
  order.focus();
  order.value = "rating";
  followFilters();
  await expect.poll(() => part("count").textContent).toBe("24 centros, otro orden");
  expect(asked).toEqual(["https://cuna.test/centros?sort=rating"]);
});

test("words that are still being typed when the script comes wait for their next letter", async () => {
  document.body.innerHTML = page("24 centros");
  const words = document.querySelector<HTMLInputElement>("[type=search]")!;
  words.focus();
  words.value = "lari";
  followFilters();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});

test("lists are joined by commas, and what is empty or the default is left out", async () => {
  answer = async () => page("15 centros", CHIP, ["fiv", "icsi"]);
  tick("fiv");
  tick("icsi");
  await expect.poll(() => part("count").textContent).toBe("15 centros");
  expect(asked.at(-1)).toBe("https://cuna.test/centros?services=fiv,icsi");
});

test("only the answer to the newest question is shown, though an older one comes after it", async () => {
  let comesLate = (_page: string) => {};
  answer = async (address) =>
    address.includes("icsi") ? page("newest", CHIP, ["fiv", "icsi"]) : new Promise((resolve) => (comesLate = resolve));
  tick("fiv");
  tick("icsi");
  await expect.poll(() => part("count").textContent).toBe("newest");
  comesLate(page("older", CHIP, ["fiv"]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(part("count").textContent).toBe("newest");
});

test("a chip takes its filter out of the form, and hands the focus to the count", async () => {
  answer = async () => page("18 centros", CHIP, ["fiv"]);
  tick("fiv");
  await expect.poll(() => part("chips").children.length).toBe(1);
  answer = async () => page("24 centros");
  const chip = part("chips").querySelector("a")!;
  chip.focus();
  chip.click();
  await expect.poll(() => part("count").textContent).toBe("24 centros");
  expect(box("fiv").checked).toBe(false);
  expect(document.activeElement).toBe(part("count"));
});

test("a slow answer is awaited behind six skeletons", async () => {
  answer = () => new Promise(() => {});
  tick("fiv");
  await expect.poll(() => part("results").querySelectorAll(".skeleton")).toHaveLength(6);
  expect(part("results").getAttribute("aria-busy")).toBe("true");
  expect(part("count").textContent).toBe("Cargando...");
});

test("when nothing comes one can try again, with the filters as they were", async () => {
  answer = async () => {
    throw new TypeError("no network");
  };
  tick("fiv");
  await expect.poll(() => part("results").querySelector("[data-retry]")).not.toBeNull();
  expect(box("fiv").checked).toBe(true);
  expect(part("count").textContent).toBe("Error al cargar");
  answer = async () => page("18 centros", CHIP, ["fiv"]);
  part("results").querySelector<HTMLElement>("[data-retry]")!.click();
  await expect.poll(() => part("results").textContent).toBe("18 centros");
});
