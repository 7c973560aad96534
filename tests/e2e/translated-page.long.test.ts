import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Locator, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";

import { openTestDatabase } from "#tests/support/database.ts";
import { openLeadDialog } from "#tests/support/lead-dialog.ts";
import { closeAfterTest, ownBrowser, ownSite } from "#tests/support/own-site.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { type TranslatorWay, translatePages } from "#tests/support/translator.ts";

// People whose language is missing here let the browser translate, which changes the page below React. Nothing of it may vanish, and what
// they send arrives.

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const browser = await ownBrowser();
const CENTER = "clinica-luna-de-larimar";
const SLOW_MS = 400;
/** React's error for a page that is no longer what the server wrote, which it then draws again. */
const DRAWN_ANEW = "React error #418";
const WAYS = ["replaces", "wraps"] as const satisfies readonly TranslatorWay[];

/** Opens a translated page, and expects at the end that its scripts had nothing to complain about. */
async function openTranslated(way: TranslatorWay, path: string, as?: "maria"): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies([{ name: "cookies", value: "necessary", url: site.url }]);
  if (as) await context.addCookies(browserCookies(site.url, await signIn(site.url, as)));
  await translatePages(context, way);
  // On a slow line the translator is there before the scripts of a dashboard.
  if (as && way === "wraps") await context.route(/\/assets\/.*\.js$/, async (route) => sleep(SLOW_MS).then(() => route.continue()));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => message.includes(DRAWN_ANEW) || complaints.push(message));
  onTestFinished(() => expect(complaints).toEqual([]));
  closeAfterTest(context);
  await page.goto(site.url + path, { waitUntil: "load" });
  await page.locator("main font").first().waitFor();
  // A dashboard goes on once React has taken the page over.
  if (as) await page.waitForFunction(() => Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")));
  return page;
}

const countLeads = async () => (await sql<{ leads: number }>`select count(*)::int as leads from leads`.execute(db)).rows[0]!.leads;

/** Answers the questions about the person, in the dialog or on the page. */
async function fillPerson(form: Locator) {
  await form.locator('label:has([name="genero"][value="femenino"])').click();
  await form.locator("[name=anoNacimiento]").selectOption("1988");
}

/** Writes an address with a mistake, mends it, and agrees. */
async function fillContact(form: Locator, email: string) {
  await form.locator("[name=nombre]").fill("Annelies");
  await form.locator("[name=apellido]").fill("de Vries");
  await form.locator("[name=email]").fill("annelies");
  await form.locator("[name=telefono]").fill("+31 6 12345678");
  await form.locator("[name=email][aria-invalid]").waitFor();
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=consentimiento]").check();
}

const MESSAGE = "Wij willen graag weten wat een behandeling kost en hoe lang wij moeten blijven.";
const treatment = (form: Locator, name: string) => form.locator(`label:has([name="tratamiento"][value="${name}"])`);

const situation = (form: Locator) => form.locator('label:has([name="estado"][value="mujer-soltera"])');

describe.each(WAYS)("a translator that %s texts", (way) => {
  test("a request in the dialog, with a step back and mistakes that are mended", async () => {
    const before = await countLeads();
    const page = await openTranslated(way, "/centros?q=luna%20de%20larimar");
    await openLeadDialog(page.locator(`a[data-lead-dialog="${CENTER}"]:visible`).first());
    const dialog = page.locator("dialog[open]");
    const next = dialog.locator("footer button[type=submit]");
    await dialog.locator("[name=tratamiento]").first().waitFor({ state: "attached" });
    await next.click();
    await dialog.locator("[id$=-tratamiento-error]").waitFor();
    await treatment(dialog, "Ovodonación").click();
    await treatment(dialog, "FIV").click();
    await situation(dialog).click();
    await next.click();
    await dialog.locator("[name=mensaje]").fill(MESSAGE);
    await fillPerson(dialog);
    await next.click();
    await dialog.locator("[name=email]").waitFor();
    await dialog.locator("footer > button[type=button]").click();
    await next.click();
    await fillContact(dialog, `dialogo.${way}@correo.example`);
    await next.click();
    await page.waitForURL("**/solicitud-enviada");
    expect(await countLeads()).toBe(before + 1);
  });

  test("a request on the page of the form", async () => {
    const before = await countLeads();
    const page = await openTranslated(way, `/solicitar-informacion?centro=${CENTER}`);
    const form = page.locator("main form");
    await form.locator("button[type=submit]").last().click();
    await form.locator("[id$=-nombre-error]").waitFor();
    await treatment(form, "FIV").click();
    await situation(form).click();
    await form.locator("[name=mensaje]").fill(MESSAGE);
    await fillPerson(form);
    await fillContact(form, `pagina.${way}@correo.example`);
    await form.locator("button[type=submit]").last().click();
    await page.waitForURL("**/solicitud-enviada");
    expect(await countLeads()).toBe(before + 1);
  });

  test("a consultation: an hour that was forgotten, one that is chosen, canceled, restored, canceled again", async () => {
    const page = await openTranslated(way, `/dashboard/user/consultas/nueva?centro=${CENTER}`, "maria");
    const main = page.locator("main");
    await main.locator("button[type=submit]").last().click();
    await main.getByText("Elige una de las horas libres").waitFor();
    await main.locator('label:has([name="hora"])').last().click();
    await main.locator("button[type=submit]").last().click();
    await page.waitForURL(/consultas\/[0-9a-f-]{36}$/);
    await main.locator("details:has(button[value=cancelar]) > summary").click();
    await main.locator("button[value=cancelar]").click();
    await main.locator("button[value=deshacer]").click();
    await main.locator("details:has(button[value=cancelar]) > summary").click();
    await main.locator("button[value=cancelar]").click();
    await main.locator("button[value=deshacer]").waitFor();
    await page.locator('a[href$="/dashboard/user/solicitudes"]:visible').first().click();
    await page.waitForURL("**/solicitudes");
    await main.locator("h1").waitFor();
  });

  test("a thread: a message arrives, and the page goes on", async () => {
    const page = await openTranslated(way, "/dashboard/user/solicitudes", "maria");
    const main = page.locator("main");
    await main.locator('a[href*="/dashboard/user/solicitudes/"]').first().click();
    await page.waitForURL(/solicitudes\/[0-9a-f-]{36}$/);
    await main.locator('a[href*="/mensajes/"]').first().click();
    await page.waitForURL("**/mensajes/**");
    const sent = `Mag ik de uitslagen meenemen? (${way})`;
    await main.locator("textarea").fill(sent);
    await main.locator("form button[type=submit]").last().click();
    await page.waitForURL("**?hecho=enviado");
    await main.getByText(sent).first().waitFor();
  });
});

test("what was typed before a translated dashboard woke is still there once React has drawn it again", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies([{ name: "cookies", value: "necessary", url: site.url }]);
  await context.addCookies(browserCookies(site.url, await signIn(site.url, "maria")));
  await translatePages(context, "wraps");
  const typed = Promise.withResolvers<void>();
  await context.route(/\/assets\/.*\.js$/, (route) => typed.promise.then(() => route.continue()));
  closeAfterTest(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/dashboard/user/progreso/anotar?que=etapa`, { waitUntil: "commit" });
  await page.locator("main font").first().waitFor();
  await page.locator("[name=nombre]").fill("Preparación");
  await page.locator("[name=nota]").fill("En casa");
  // By its key, since the page still moves while its letters come.
  await page.locator("[name=seguro]").press("Space");
  await page.locator("main").evaluate((main) => main.setAttribute("data-first", ""));
  typed.resolve();
  await page.locator("main[data-first]").waitFor({ state: "detached" });
  await expect.poll(() => page.inputValue("[name=nombre]")).toBe("Preparación");
  expect(await page.inputValue("[name=nota]")).toBe("En casa");
  expect(await page.isChecked("[name=seguro]")).toBe(false);
});
