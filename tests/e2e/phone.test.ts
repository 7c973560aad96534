import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openLeadDialog } from "#tests/support/lead-dialog.ts";
import { ownBrowser } from "#tests/support/own-site.ts";
import { visit } from "#tests/support/visit.ts";

// What somebody with a telephone of 390 × 844 px sees without scrolling far.

const site = inject("sharedSite");
const SCREEN = 844;
const browser = await ownBrowser();

async function onPhone(path: string, see: (page: Page) => Promise<void>, options: { width?: number; javaScriptEnabled?: boolean } = {}) {
  const { page, close } = await visit(browser, site.url + path, { width: 390, ...options });
  await see(page);
  await close();
}

async function boxOf(place: Locator) {
  const { y, height } = (await place.boundingBox())!;
  return { top: y, bottom: y + height, height };
}

const boxesOf = async (places: Locator) => Promise.all((await places.all()).map(boxOf));

test("the search of the home page stands whole on the first screen", async () => {
  await onPhone("/", async (page) => {
    const { bottom } = await boxOf(page.getByRole("button", { name: "Buscar" }));
    expect(bottom).toBeLessThanOrEqual(SCREEN);
  });
});

test("the header is the same on a page behind a mail's link, which has the styles of dashboards: its menu is a sheet, and on a desk a row", async () => {
  const headerOf = async (path: string, width: number) => {
    const { page, close } = await visit(browser, site.url + path, { width });
    const button = page.getByRole("button", { name: "Menú", exact: true });
    const shown = await button.isVisible();
    if (shown) await button.click();
    const first = await page.locator('nav[aria-label="Principal"] a').first().boundingBox();
    await close();
    return { shown, first };
  };
  for (const width of [390, 1280]) expect(await headerOf("/solicitud/x", width)).toEqual(await headerOf("/privacidad", width));
});

test.each([1100, 1280])("on a desk of %i px each entry of the header stands in one line, and none over another", async (width) => {
  const { page, close } = await visit(browser, `${site.url}/privacidad`, { width });
  const entries = page.locator("header :is(a, button:not(nav button))").filter({ visible: true });
  const boxes = (await Promise.all((await entries.all()).map((entry) => entry.boundingBox()))).map((box) => box!);
  expect(boxes.length).toBeGreaterThan(8);
  for (const [index, { x, height }] of boxes.entries()) {
    const before = boxes[index - 1];
    expect(height).toBeLessThan(46);
    if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width - 1);
  }
  await close();
});

test.each([true, false])("the order of a list is read whole, with script: %s", async (javaScriptEnabled) => {
  const see = async (page: Page) => {
    const { shown, needed } = await page.locator("#orden").evaluate((order: HTMLSelectElement) => {
      const shown = order.offsetWidth;
      order.style.width = "max-content";
      return { shown, needed: order.offsetWidth };
    });
    expect(shown).toBeGreaterThanOrEqual(needed);
  };
  await onPhone("/centros", see, { javaScriptEnabled });
});

test.each([
  ["/centros", "main article", 560],
  ["/especialistas", "main article", 250],
  ["/", "#especialistas article", 250],
])("each card of %s (%s) takes at most %i px", async (path, cards, max) => {
  await onPhone(path, async (page) => {
    const heights = (await boxesOf(page.locator(cards))).map(({ height }) => height);
    expect(heights.length).toBeGreaterThan(3);
    expect(heights.filter((height) => height > max)).toEqual([]);
  });
});

test.each([
  ["/centros", 390],
  ["/centros", 1280],
  ["/especialistas", 390],
  ["/especialistas", 1280],
])("on %s at %i px the mark of a paid place covers no picture", async (path, width) => {
  const see = async (page: Page) => {
    const paid = page.locator("main article", { hasText: "Destacado (pagado)" });
    expect(await paid.count()).toBeGreaterThan(0);
    for (const card of await paid.all()) {
      const mark = await boxOf(card.getByText("Destacado (pagado)"));
      const picture = await boxOf(card.locator("svg:not(.lucide), img").first());
      expect(mark.bottom).toBeLessThanOrEqual(picture.top);
    }
  };
  await onPhone(path, see, { width });
});

describe("the footer", () => {
  const footer = (page: Page) => page.locator("body > footer");

  test("folds its four columns, and opens one without script", async () => {
    const see = async (page: Page) => {
      expect((await boxOf(footer(page))).height).toBeLessThanOrEqual(520);
      expect(await footer(page).locator("details").count()).toBe(4);
      const guides = footer(page).getByRole("link", { name: "Guías" });
      expect(await guides.isVisible()).toBe(false);
      await footer(page).getByText("Recursos", { exact: true }).click();
      expect(await guides.isVisible()).toBe(true);
    };
    await onPhone("/preguntas-frecuentes", see, { javaScriptEnabled: false });
  });

  test("shows them all on a wide screen, where nothing folds", async () => {
    const see = async (page: Page) => {
      for (const name of ["Especialistas", "Santiago", "Guías", "Escríbenos por WhatsApp"])
        expect(await footer(page).getByRole("link", { name, exact: true }).isVisible(), name).toBe(true);
      for (const summary of await footer(page).locator("summary").all()) {
        await summary.focus();
        expect(await summary.evaluate((element) => element === document.activeElement)).toBe(false);
      }
      expect(await footer(page).getByRole("heading", { name: "Recursos" }).isVisible()).toBe(true);
    };
    await onPhone("/preguntas-frecuentes", see, { width: 1280, javaScriptEnabled: false });
  });
});

test.each(["/tratamientos/fiv", "/blog/cuantos-embriones-transferir", "/guias/viajar-para-un-ciclo"])(
  "%s begins with what matters most, on the first screen",
  async (path) => {
    await onPhone(path, async (page) => {
      const essence = page.getByRole("heading", { name: "Lo esencial" });
      expect((await boxOf(essence)).bottom).toBeLessThanOrEqual(SCREEN);
      expect(await page.locator("article h2").first().textContent()).toBe("Lo esencial");
    });
  },
);

test("the calendar of a trip comes right below the top of its page", async () => {
  await onPhone("/republica-dominicana/planificar-mi-experiencia", async (page) => {
    const hero = await boxOf(page.locator("main > section").first());
    const calendar = await boxOf(page.locator("#calendario"));
    expect(calendar.top - hero.bottom).toBeLessThanOrEqual(150);
  });
});

test("the menu also leads to costs, trip, comparison and what was saved", async () => {
  const see = async (page: Page) => {
    await page.getByRole("button", { name: "Menú", exact: true }).click();
    const tools = page.getByRole("navigation", { name: "Para decidir" });
    const links = await tools.getByRole("link").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["/costos-financiamiento", "/republica-dominicana/planificar-mi-experiencia", "/comparar", "/guardados"]);
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Para centros" }).waitFor();
    expect((await boxesOf(tools.getByRole("link"))).filter(({ height, bottom }) => height < 44 || bottom > SCREEN)).toEqual([]);
  };
  await onPhone("/", see, { javaScriptEnabled: false });
});

test.each([
  "/centros?city=La+Romana&languages=pt",
  "/especialistas?city=La+Romana&languages=de",
  "/especialistas?services=gestacion-subrogada",
  "/busqueda?city=La+Romana&languages=de&tab=centers",
])("%s is empty: the smallest change brings as many as it says", async (path) => {
  await onPhone(path, async (page) => {
    const [, name, counted] = (await page.locator("main").innerText()).match(/Sin «([^»]+)» hay (\d+ \w+)\./)!;
    const change = page.getByRole("link", { name: `Quitar solo «${name}»` });
    await change.click();
    await change.waitFor({ state: "detached" });
    // The list may not have loaded yet.
    await expect.poll(() => page.locator("main").innerText()).toMatch(new RegExp(`(^|\\D)${counted}`));
  });
});

test("each step of the request in the dialog begins at its first field, which has the focus; a mistake is seen with its sentence", async () => {
  const see = async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openLeadDialog(page.locator("main a[data-lead-dialog]:visible").first());
    const dialog = page.locator("dialog[open]");
    const [steps, foot] = [dialog.getByRole("list", { name: "Paso" }), dialog.locator("footer")];
    const next = foot.locator("button[type=submit]");
    /** Expects that a field has the focus, and that neither bar covers it or its label. */
    const expectSeen = async (name: string) => {
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(name);
      const field = dialog.locator(`:is(label:has([name=${name}]), [name=${name}]:not([type=radio]))`).first();
      expect((await boxOf(field)).top).toBeGreaterThanOrEqual((await boxOf(steps)).bottom);
      expect((await boxOf(field)).bottom).toBeLessThanOrEqual((await boxOf(foot)).top);
    };
    await dialog.locator('label:has([name="tratamiento"][value="FIV"])').click();
    await next.click();
    await expectSeen("estado");
    await dialog.locator('label:has([name="estado"][value="mujer-soltera"])').click();
    await next.click();
    await expectSeen("mensaje");
    await dialog.locator("[name=mensaje]").fill("Quisiera saber cuánto cuesta un ciclo y cuántos días hay que quedarse.");
    await next.click();
    await expectSeen("anoNacimiento");
    await dialog.locator('label:has([name="genero"][value="femenino"])').click();
    await dialog.locator("[name=anoNacimiento]").selectOption("1988");
    await next.click();
    await expectSeen("nombre");
    await foot.getByRole("button", { name: "Atrás" }).click();
    await expectSeen("mensaje");
  };
  await onPhone("/centros?q=luna%20de%20larimar", see);
});

test.each(["/", "/centros", "/centros/clinica-luna-de-larimar"])(
  "a telephone held sideways keeps 60 %% of its height for reading on %s, before and after the cookies are decided",
  async (path) => {
    const { page, close } = await visit(browser, site.url + path, { width: 667 });
    await page.setViewportSize({ width: 667, height: 375 });
    await page.evaluate(() => scrollTo(0, 700));
    const covered = () =>
      page.evaluate(() => {
        const stays = (element: Element | null): boolean =>
          element !== null && (["fixed", "sticky"].includes(getComputedStyle(element).position) || stays(element.parentElement));
        const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
        return rows.filter(stays).length / innerHeight;
      });
    expect(await covered()).toBeLessThanOrEqual(0.4);
    const cookies = page.locator("[data-cookie-bar]");
    if (await cookies.isVisible()) await cookies.getByRole("button").first().click();
    await expect.poll(covered).toBeLessThanOrEqual(0.4);
    await close();
  },
);
