import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "#tests/support/own-site.ts";

// Somebody in Spain wants to know, on a telephone, what egg donation costs.

const site = inject("sharedSite");
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: "es-ES", hasTouch: true, isMobile: true };
const open = await openPages(site, PHONE);

const PRICE = /^FIV con óvulos donados\s*US\$\s([\d\s]+?)\s*(?:≈|·|\w{3} 20\d\d)/;

/** Returns the row of the price on each card of the list, as a screen reader reads it. */
async function priceRows(page: Page): Promise<string[]> {
  const rows = await page.locator("[data-part=results] article dl > div:first-child").allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, " "));
}

/** Returns the price of each card in dollars; null where the center has not given one. Fails on any other row. */
async function dollarsOf(page: Page): Promise<(number | null)[]> {
  return (await priceRows(page)).map((row) => {
    if (/^FIV con óvulos donados Sin precio informado$/.test(row)) return null;
    const [, digits] = PRICE.exec(row) ?? [];
    expect(digits, row).toBeDefined();
    return Number(digits!.replace(/\D/g, ""));
  });
}

const inOrder = (prices: (number | null)[]) =>
  [...prices].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test("egg donation is filtered, each card tells its price, the cheapest comes first, and euros stay on the next page", async () => {
    const page = await open("/centros", { javaScriptEnabled });
    const answered = () => page.waitForURL(/services=ovodonacion/);
    if (javaScriptEnabled) {
      await page.getByRole("button", { name: /^Filtros/ }).click();
      await page.getByRole("checkbox", { name: /Donación de óvulos/ }).check();
      await answered();
      await page.getByRole("button", { name: /^Ver \d+ centros/ }).click();
    } else {
      await page.getByRole("checkbox", { name: /Donación de óvulos/ }).check();
      await page.getByRole("button", { name: "Aplicar filtros" }).click();
      await answered();
    }
    const unordered = await dollarsOf(page);
    expect(unordered.filter((price) => price !== null).length).toBeGreaterThan(2);
    expect(unordered).toContain(null);

    await page.getByLabel("Ordenar:").selectOption("price");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Ordenar", exact: true }).click();
    await page.waitForURL(/sort=price/);
    await page.getByRole("heading", { name: "Sin precio informado" }).waitFor();
    const ordered = await dollarsOf(page);
    expect(ordered).toEqual(inOrder(unordered));

    await page.getByRole("button", { name: "US$ y euros" }).click();
    await page.getByText("Un dólar son 0.86 €").waitFor();
    expect(page.url()).toMatch(/services=ovodonacion&sort=price/);
    expect(await dollarsOf(page)).toEqual(ordered);
    const euros = (dollars: number) => `≈ aproximadamente ${Math.round(dollars * 0.86)} €`;
    for (const [index, row] of (await priceRows(page)).entries()) if (ordered[index]) expect(row).toContain(euros(ordered[index]));

    await page
      .getByRole("link", { name: /^Ver centro/ })
      .first()
      .click();
    await page.waitForURL(/\/centros\/[a-z-]+\?servicio=ovodonacion$/);
    expect((await page.locator("#precios").innerText()).replace(/\s+/g, " ")).toContain(euros(ordered[0]!));

    await page.getByRole("button", { name: "Solo US$" }).click();
    await page.waitForURL(/\?servicio=ovodonacion#precios$/);
    expect(await page.locator("#precios").innerText()).not.toContain("€");
  });
});

test.each(["/tratamientos/ovodonacion", "/", "/ciudades/santo-domingo", "/costos-financiamiento"])(
  "the range of prices on %s leads to the list that begins with the lowest of them",
  async (path) => {
    const page = await open(path);
    const range = page
      .locator('a[href*="services=ovodonacion"]')
      .getByText(/^US\$\s.* centros por precio$/)
      .first();
    const lowest = Number(/US\$\s([\d\s]+?) –/.exec(await range.innerText())![1]!.replace(/\D/g, ""));
    await range.click();
    await page.waitForURL(/sort=price/);
    expect((await dollarsOf(page))[0]).toBe(lowest);
  },
);

test("an amount that nobody can read stays in its field, with a sentence that says what to write; a right one narrows the list", async () => {
  const page = await open("/centros?services=ovodonacion&sort=price", {
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const field = page.getByRole("textbox", { name: /^Precio máximo/ });
  await field.fill("ocho mil");
  await field.press("Enter");
  await page.getByText("Escribe el precio solo con números").waitFor();
  expect(await field.inputValue()).toBe("ocho mil");
  await field.fill("9.000");
  await field.press("Tab");
  await page.getByRole("link", { name: /Hasta US\$\s9000/ }).waitFor();
  const prices = await dollarsOf(page);
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toBeLessThanOrEqual(9000);
});
