import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { ownBrowser } from "#tests/support/own-site.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";

// The tools for writing Markdown in a browser: they type for the editor, so that one undo takes it back. Nothing is saved.

const site = inject("sharedSite");
const TEXT = "/admin/treatments/adopcion-de-embriones";
const FIRST = "Qué es y para quién";

const browser = await ownBrowser();
let page: Page;
beforeAll(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies(browserCookies(site.url, await signIn(site.url, "lia")));
  page = await context.newPage();
});

const area = () => page.getByRole("textbox", { name: "Texto en Markdown" });
const words = () => area().inputValue();
const tools = () => page.getByRole("toolbar", { name: "Formato: Texto en Markdown" });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id);
const select = (sentence: string) =>
  area().evaluate((control: HTMLTextAreaElement, wanted) => {
    const at = control.value.indexOf(wanted);
    control.focus();
    control.setSelectionRange(at, at + wanted.length);
  }, sentence);

test("tools and keys write signs around what is selected, and undo takes each back in one step", async () => {
  await page.goto(site.url + TEXT);
  await tools().waitFor();
  const before = await words();
  await select(FIRST);
  await page.keyboard.press("Control+b");
  expect(await words()).toContain(`## **${FIRST}**`);
  await page.getByRole("heading", { name: FIRST }).locator("strong").waitFor();
  await page.keyboard.press("Control+z");
  expect(await words()).toBe(before);
  await select(FIRST);
  await tools().getByRole("button", { name: "Título de sección" }).click();
  expect(await words()).toContain(`### ${FIRST}`);
  await page.keyboard.press("Control+z");
  expect(await words()).toBe(before);
  await select(FIRST);
  await page.keyboard.press("Control+k");
  expect(await words()).toContain(`[${FIRST}](https://)`);
  await page.keyboard.type("/fiv");
  expect(await words()).toContain(`[${FIRST}](/fiv)`);
});

test("the tools are one stop of the Tab key; a source is found, Escape gives the focus back, and a press writes its sign", async () => {
  await page.goto(site.url + TEXT);
  await tools().waitFor();
  await area().focus();
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("Título de sección");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe("Citar una fuente");
  await page.keyboard.press("Enter");
  const choices = page.getByRole("dialog", { name: "Citar una fuente" });
  await choices.waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Buscar una fuente");
  await page.keyboard.press("Escape");
  await choices.waitFor({ state: "hidden" });
  expect(await focused()).toBe("Citar una fuente");
  await select(FIRST);
  await tools().getByRole("button", { name: "Citar una fuente" }).click();
  await choices.getByRole("searchbox").fill("constitucion");
  await page.keyboard.press("Enter");
  await expect.poll(words).toContain(`${FIRST}[^constitucion-art-37-39]`);
  expect(await focused()).toBe("cuerpo");
});

test("what somebody selects before the script comes stays selected", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url + TEXT, { waitUntil: "commit" });
  await area().click();
  await page.keyboard.press("Control+a");
  release();
  await tools().waitFor();
  const selected = await area().evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) => [
    selectionStart,
    selectionEnd - value.length,
  ]);
  expect(selected).toEqual([0, 0]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
