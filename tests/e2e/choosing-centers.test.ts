import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { openLeadDialog } from "#tests/support/lead-dialog.ts";
import { openPages } from "#tests/support/own-site.ts";
import { barriers } from "#tests/support/visit.ts";

// A visitor who named no center is shown three, ticks two, and exactly those two get an offer.

const FORM = "/solicitar-informacion?servicio=fiv";

const site = inject("sharedSite");
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { width: 390 });

async function fillForm(page: Page, tag: string): Promise<void> {
  const form = page.locator("main form");
  await form.locator('[name="mensaje"]').fill("Quisiera saber el costo total de un ciclo y cuántas visitas necesito.");
  await form.locator('[name="nombre"]').fill("Ana");
  await form.locator('[name="apellido"]').fill("Luna");
  await form.locator('label:has([name="estado"][value="otro"])').click();
  await form.locator('[name="anoNacimiento"]').selectOption("1988");
  await form.locator('label:has([name="genero"][value="femenino"])').click();
  await form.locator('[name="email"]').fill(`ana.${tag}@correo.example`);
  await form.locator('[name="telefono"]').fill(`+1 809 555 01${tag === "script" ? "71" : "72"}`);
}

/** Sends without a tick, then with the first and the last box ticked, and returns the ids of those two centers. */
async function tickTwoOfThree(page: Page): Promise<string[]> {
  const boxes = page.locator('main [name="centros"]');
  await boxes.nth(2).waitFor();
  expect(await boxes.count()).toBe(3);
  expect(await page.locator('main [name="centros"]:checked').count()).toBe(0);
  expect(await page.locator("main").innerText()).toContain("Cada centro paga a Cuna US$ 13 por abrir tu solicitud");
  await page.locator('main form [type="submit"]').first().click();
  await page.getByText("Marca al menos un centro").first().waitFor();
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const ids = await Promise.all([0, 2].map((index) => boxes.nth(index).getAttribute("value")));
  await page.locator('main form [type="submit"]').first().click();
  await page.waitForURL("**/solicitud-enviada");
  return ids as string[];
}

/** Returns the consents, the names and the offers of the lead with this number, once it is routed. */
async function leadOf(number: string) {
  for (let deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(100)) {
    const { rows } = await sql<Record<"consented" | "named" | "offered", string[]> & { status: string }>`
      select l.status,
         array(select unnest(provider_ids)::text from lead_consents where lead_id = l.id and granted) as consented,
         array(select provider_id::text from lead_receivers where lead_id = l.id) as named,
         array(select provider_id::text from offers where lead_id = l.id) as offered
       from leads l where number = ${number}`.execute(db);
    if (rows[0]?.status === "routed") return rows[0];
  }
  throw new Error("the lead was not routed");
}

test.each([
  ["with JavaScript", true],
  ["without JavaScript, on a page of their own", false],
])("three boxes, two ticked, two offers, and the consent names exactly those two: %s", async (_, javaScriptEnabled) => {
  const page = await open(FORM, { javaScriptEnabled });
  await fillForm(page, javaScriptEnabled ? "script" : "plain");
  if (!javaScriptEnabled) await page.locator('main form [type="submit"]').first().click();
  const ticked = (await tickTwoOfThree(page)).toSorted();
  const [number] = /CU-\d{4}-\d+/.exec(await page.locator("main").innerText())!;
  const { consented, named, offered } = await leadOf(number);
  for (const ids of [consented, named, offered]) expect(ids.toSorted()).toEqual(ticked);
});

test("two men from New York end with the centers that say they treat them: from the filter to the comparison to the request", async () => {
  const page = await open("/centros?services=ovodonacion&atiende=pareja-masculina", { waitUntil: "networkidle" });
  for (const button of await page.locator("article [data-compare]").all()) await button.click();
  // The tray of the first alone is there before that of both.
  await page.locator('[data-tray*="."] a').click();
  await page.waitForURL("**/comparar?centros=*");
  await page.getByRole("link", { name: "Escribir a estos dos" }).click();
  await page.waitForURL("**/solicitar-informacion?centros=*");
  expect(await page.locator('main [name="tratamiento"]:checked').inputValue()).toBe("Ovodonación");
  expect(await page.locator('main [name="estado"]:checked').inputValue()).toBe("pareja-masculina");
  const form = page.locator("main form");
  await form.locator('[name="pais"]').selectOption("Estados Unidos");
  await form.locator('[name="mensaje"]').fill("Somos dos hombres de Nueva York. ¿Cómo sería con óvulos donados?");
  await form.locator('[name="nombre"]').fill("Marcus");
  await form.locator('[name="apellido"]').fill("Reed");
  await form.locator('[name="anoNacimiento"]').selectOption("1985");
  await form.locator('label:has([name="genero"][value="masculino"])').click();
  await form.locator('[name="email"]').fill("marcus.reed@correo.example");
  await form.locator('[name="telefono"]').fill("+1 212 555 0147");
  const boxes = page.locator('main [name="centros"]');
  await boxes.nth(1).waitFor();
  expect(await page.locator("main li:has([name=centros]) b").allInnerTexts()).toEqual(
    expect.arrayContaining(["Clínica Coral Sereno", "Instituto Nácar de Medicina Reproductiva"]),
  );
  expect(await boxes.count()).toBe(2);
  for (const box of await boxes.all()) await box.check();
  await page.locator('main form [type="submit"]').first().click();
  await page.waitForURL("**/solicitud-enviada");
  const [number] = /CU-\d{4}-\d+/.exec(await page.locator("main").innerText())!;
  const { named, offered } = await leadOf(number);
  expect(named).toHaveLength(2);
  expect(offered.toSorted()).toEqual(named.toSorted());
});

test.each([
  ["with JavaScript", true],
  ["without JavaScript, on the page that names the others", false],
])("a center's own form says that it does not treat two men before they send: %s", async (_, javaScriptEnabled) => {
  const page = await open("/solicitar-informacion?centro=centro-alborada-de-fertilidad&servicio=ovodonacion&atiende=pareja-masculina", {
    javaScriptEnabled,
    waitUntil: "networkidle",
  });
  const said = page.getByText("Según su perfil, Centro Alborada de Fertilidad no atiende a parejas de hombres.").first();
  if (javaScriptEnabled) await page.locator('main [name="mensaje"]').click();
  else {
    await fillForm(page, "dos");
    await page.locator('main label:has([name="estado"][value="pareja-masculina"])').click();
    await page.locator('main label:has([name="recibirMasRespuestas"][value="no"])').click();
    await page.locator('main [name="consentimiento"]').check();
    await page.locator('main form [type="submit"]').last().click();
  }
  await said.waitFor();
});

test("what is typed and not sent survives a reload, sealed in this browser, and is forgotten in one tap", async () => {
  const page = await open(FORM);
  const words = page.locator('main form [name="mensaje"]');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await words.fill("Una pregunta que nadie más debe leer.");
  await page.locator('main [name="centros"]').first().check();
  await page.getByText("Guardado en este navegador").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await kept()).toContain("borrador-solicitud");
  expect(await kept()).not.toContain("pregunta");

  await page.reload();
  await page.getByText("Seguimos donde ibas").waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), String(width)).toEqual([]);
  }
  expect(await words.inputValue()).toBe("Una pregunta que nadie más debe leer.");
  await page.locator('main [name="centros"]').first().waitFor();
  expect(await page.locator('main [name="centros"]:checked').count()).toBe(0);

  await page.getByRole("button", { name: "Olvidar" }).click();
  await page.getByText("Olvidado.").waitFor();
  expect([await words.inputValue(), await kept()]).toEqual(["", "{}"]);

  // Without its cookie nobody reads what is left.
  await words.fill("Otra pregunta.");
  await page.getByText("Guardado en este navegador").waitFor();
  await page.context().clearCookies({ name: "borrador" });
  await page.reload();
  await expect.poll(kept).toBe("{}");
  expect(await words.inputValue()).toBe("");
});

test("every request form shows untouched what this browser kept, and writes over nothing that is typed before it comes", async () => {
  const page = await open(`${FORM}&modo=pregunta`);
  const words = (form: string) => page.locator(`${form} [name="mensaje"]`);
  await words("main form").fill("Una pregunta que espera.");
  await page.locator('main form label:has([name="tratamiento"][value="Ovodonación"])').click();
  await page.getByText("Guardado en este navegador").waitFor();
  const isBack = page.getByText("Seguimos donde ibas");
  for (const path of [`${FORM}&modo=pregunta`, FORM]) {
    await page.goto(site.url + path);
    await isBack.waitFor();
    expect(await words("main form").inputValue(), path).toBe("Una pregunta que espera.");
  }

  // The short form of the home page has no field for a message. It shows a name, and the message waits for the next form.
  let read = () => {};
  const late = new Promise<void>((resolve) => (read = resolve));
  await page.route("**/api/borrador", (route) => late.then(() => route.continue()));
  await page.goto(`${site.url}/`);
  await page.locator('main form [name="nombre"]').fill("Zunilda");
  await page.locator('main [data-island="lead-form"][data-state="awake"]').first().waitFor();
  // Longer than a pause in typing: the name would be kept, and the message not.
  await page.waitForTimeout(600);
  read();
  await page.getByText("Guardado en este navegador").waitFor();
  await page.unroute("**/api/borrador");
  await page.goto(`${site.url}/`);
  await isBack.waitFor();
  expect(await page.locator('main form [name="nombre"]').inputValue()).toBe("Zunilda");

  // The dialog opens from a list of another treatment, which it would propose.
  await page.goto(`${site.url}/centros?services=fiv`, { waitUntil: "networkidle" });
  await openLeadDialog(page.locator("[data-lead-dialog]").first());
  await isBack.waitFor();
  expect(await words("dialog[open]").inputValue()).toBe("Una pregunta que espera.");
  expect(await page.locator('dialog[open] [name="nombre"]').inputValue()).toBe("Zunilda");
  expect(await page.locator('dialog[open] [name="tratamiento"]:checked').inputValue()).toBe("Ovodonación");

  let come = () => {};
  const typed = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/api/borrador", (route) => typed.then(() => route.continue()));
  await page.goto(site.url + FORM);
  await page.locator('[data-island="lead-form"][data-state="awake"]').waitFor();
  await words("main form").fill("Otra, escrita mientras tanto.");
  come();
  await isBack.waitFor();
  expect(await words("main form").inputValue()).toBe("Otra, escrita mientras tanto.");
  expect(await page.locator('main form [name="tratamiento"]:checked').inputValue()).toBe("Ovodonación");
});

test("without a connection nothing is sent and nothing is lost; what is sent then is greeted every time, and the greeting leaves by itself", async () => {
  const page = await open(FORM);
  await fillForm(page, "toast");
  await page.locator('main [name="centros"]').first().check();
  const submit = page.locator('main form [type="submit"]').first();
  await page.context().setOffline(true);
  await submit.click();
  await page.getByText("No tienes conexión").waitFor();
  expect(await page.locator('main [name="email"]').inputValue()).toBe("ana.toast@correo.example");
  await page.context().setOffline(false);
  await submit.click();
  await page.waitForURL("**/solicitud-enviada");
  const toast = page.locator("main > [role=status]");
  for (let time = 0; time < 5; time++) {
    await page.context().addCookies([{ name: "lead-fresh", value: "1", url: site.url }]);
    await page.reload();
    await expect.poll(() => toast.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
    expect(await toast.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  }
  await expect.poll(() => toast.isVisible()).toBe(false);
});

test("in the dialog on a phone the step and the close button stay in view while it scrolls", async () => {
  // The link leads to a page until its scripts have loaded.
  const page = await open("/centros", { waitUntil: "networkidle" });
  await openLeadDialog(page.locator("[data-lead-dialog]").first());
  const dialog = page.locator("dialog[open]");
  await dialog.getByText("¿Para quién es?").waitFor();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  for (const kept of [dialog.getByRole("button", { name: "Cerrar" }), dialog.getByRole("list", { name: "Pasos" })]) {
    const { y, height } = (await kept.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(200);
  }
  const [top, step, close] = await Promise.all(
    [dialog, dialog.getByText("Paso 1 de 3").filter({ visible: true }), dialog.getByRole("button", { name: "Cerrar" })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(step!.x + step!.width).toBeLessThanOrEqual(close!.x);
  expect(close!.y + close!.height - top!.y).toBeLessThanOrEqual(56);
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  expect(await dialog.count()).toBe(0);
});
