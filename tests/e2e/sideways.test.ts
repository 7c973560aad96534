import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openLeadDialog } from "#tests/support/lead-dialog.ts";
import { ownBrowser } from "#tests/support/own-site.ts";

// A telephone held sideways, 844 × 390 px: what stays in place leaves the page at least 60 % of the height.

const site = inject("sharedSite");
const browser = await ownBrowser();
const LEFT_TO_THE_PAGE = 0.6;

/** Returns the share of the height at which something that scrolls is seen, in the middle of the page or of an open dialog. */
const shareOfPage = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector(":is(dialog[open], :popover-open)");
    const scroller = open ? [open, ...open.querySelectorAll("*")].find((one) => one.scrollHeight > one.clientHeight + 40) : null;
    const height = (scroller ?? document.documentElement).scrollHeight;
    (scroller ?? window).scrollTo({ top: height / 2 - innerHeight / 2, behavior: "instant" });
    const staysInPlace = (x: number, y: number) => {
      for (let at = document.elementFromPoint(x, y); at && at !== open; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position) && at.clientWidth > innerWidth * 0.5) return true;
      return false;
    };
    const rows = Array.from({ length: Math.floor(innerHeight / 3) }, (_, row) => 3 * row + 1);
    const free = rows.filter((y) => [0.25, 0.5, 0.75].some((part) => !staysInPlace(innerWidth * part, y)));
    return free.length / rows.length;
  });

async function sideways(path: string, look: (page: Page) => Promise<void>, { answered = false, compared = [] as string[] } = {}) {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, reducedMotion: "reduce" });
  const cookies = [answered && ["cookies", "necessary"], compared.length > 0 && ["comparar", compared.join(".")]].filter(Boolean);
  await context.addCookies((cookies as string[][]).map(([name, value]) => ({ name: name!, value: value!, url: site.url })));
  const page = await context.newPage();
  await page.goto(site.url + path);
  await look(page);
  await context.close();
}

const TWO = ["clinica-luna-de-larimar", "instituto-marea-alta"];

test.each(["/", "/centros", "/centros/clinica-luna-de-larimar", `/comparar?centros=${TWO}`, "/costos-financiamiento"])(
  "%s, while the question about cookies is open",
  async (path) => {
    await sideways(path, async (page) => {
      await page.locator("[data-cookie-bar]").waitFor();
      expect(await shareOfPage(page)).toBeGreaterThanOrEqual(LEFT_TO_THE_PAGE);
    });
  },
);

test("a list with its tray, alone and with the question about cookies", async () => {
  for (const answered of [true, false])
    await sideways(
      "/centros",
      async (page) => {
        await page.locator("[data-tray]").waitFor();
        expect(await shareOfPage(page)).toBeGreaterThanOrEqual(LEFT_TO_THE_PAGE);
      },
      { answered, compared: TWO },
    );
});

test("the request form that opens over a page, and the filters", async () => {
  await sideways(
    "/centros",
    async (page) => {
      await page.getByRole("button", { name: /^Filtros/ }).click();
      await page.locator("dialog[open]").waitFor();
      expect(await shareOfPage(page)).toBeGreaterThanOrEqual(LEFT_TO_THE_PAGE);
    },
    { answered: true },
  );
  await sideways(
    "/centros/clinica-luna-de-larimar",
    async (page) => {
      await openLeadDialog(page.locator("[data-lead-dialog]").first());
      await page.locator("dialog[open] form[method=post]").waitFor();
      expect(await shareOfPage(page)).toBeGreaterThanOrEqual(LEFT_TO_THE_PAGE);
    },
    { answered: true },
  );
});
