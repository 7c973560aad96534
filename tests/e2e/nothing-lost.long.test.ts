// What a person has typed, asked for or ended in a dashboard, in a browser with script: other forms beside the one that is sent, files,
// and the account itself.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";

const site = await ownSite();
const open = await openPages(site, { waitUntil: "networkidle", cookiesChosen: true, acceptDownloads: true });

/** Types into every free text field of the page, and returns the resulting values by id or name. */
async function fillEverything(page: Page): Promise<Record<string, string>> {
  const fields = page.locator("main :is(input[type=text], input:not([type]), input[inputmode], textarea)").and(page.locator(":visible"));
  for (const field of await fields.all()) {
    if (await field.isEditable()) await field.fill((await field.getAttribute("inputmode")) ? "7" : "Palabras de prueba");
  }
  return typed(page);
}

const typed = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>("main :is(input:not([type=hidden]):not([type=file]), textarea, select)")].map(
        (field) => [
          `${field.name} ${field.value && field.type === "checkbox" ? field.value : field.id}`,
          field.type === "checkbox" || field.type === "radio" ? String(field.checked) : field.value,
        ],
      ),
    ),
  );

const answered = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/dashboard/"));

test.each([
  ["/dashboard/provider/perfil", "#contacto button[type=submit]"],
  ["/dashboard/provider/precios", "#lista button[type=submit]"],
  ["/dashboard/provider/precios?anio=2023&ovulos=donor", "#precios-form button[type=submit]:visible >> nth=-1"],
])("%s: everything typed stays when one form is sent", async (path, button) => {
  const page = await open(path, { as: "amaranta" });
  const before = await fillEverything(page);
  expect(Object.values(before).filter((value) => value === "Palabras de prueba" || value === "7").length).toBeGreaterThan(5);
  await Promise.all([answered(page), page.locator(button).click()]);
  await page.waitForLoadState("networkidle");
  expect(await typed(page)).toEqual(before);
});

test("what a center typed into its registration stays when it answers about cookies", async () => {
  const page = await open("/registro?cuenta=provider", { cookiesChosen: false });
  const before = await fillEverything(page);
  await page.locator("[data-cookie-bar] button[value=necessary]").click();
  await page.locator("[data-cookie-bar]").waitFor({ state: "hidden" });
  expect(await typed(page)).toEqual(before);
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name.endsWith("cookies"))).toBe(true);
});

test("every file of the patient's place that is pressed arrives, and the screen stays", async () => {
  const page = await open("/dashboard/user", { as: "maria" });
  const seen = new Set<string>();
  const screens = ["/dashboard/user", "/dashboard/user/progreso", "/dashboard/user/consultas", "/dashboard/user/solicitudes"];
  screens.push("/dashboard/user/presupuestos", "/dashboard/user/settings");
  for (const screen of screens.slice(2, 4)) {
    await page.goto(site.url + screen);
    const inner = await page.locator(`main a[href^="${screen}/"]`).evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    screens.push(...inner.filter((href) => /[0-9a-f-]{36}$/.test(href)));
  }
  for (const screen of new Set(screens)) {
    await page.goto(site.url + screen, { waitUntil: "networkidle" });
    for (const link of await page.locator("main a[href]:visible").all()) {
      const href = (await link.getAttribute("href"))!;
      const kind = /\/([^/]+\.(?:json|ics|pdf))(?:\?|$)/.exec(href)?.[1];
      if (!kind || seen.has(kind)) continue;
      seen.add(kind);
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect((await readFile(await download.path())).length, href).toBeGreaterThan(200);
      expect(new URL(page.url()).pathname, href).toBe(screen);
      expect(await page.locator("h1").innerText(), href).not.toBe("");
    }
  }
  expect([...seen].sort()).toEqual([
    "calendario.ics",
    "cita.ics",
    "comparacion.pdf",
    "comprobante.json",
    "comprobante.pdf",
    "mis-datos.json",
  ]);
});

test.each([[false], [true]])(
  "a person who deletes their account reads what went and what stays (script: %s)",
  async (javaScriptEnabled) => {
    const page = await open("/dashboard/user/settings", { as: javaScriptEnabled ? "maria" : undefined, javaScriptEnabled });
    if (!javaScriptEnabled) {
      // María's account is deleted in the other run. This one reads the page to which a browser without script is redirected.
      const answer = await page.goto(`${site.url}/cuenta-borrada?solicitudes=2`);
      expect(answer!.headers()["cache-control"]).toBe("no-store");
      expect(await page.locator("main").innerText()).toContain("Tus 2 solicitudes");
      return;
    }
    await page.locator("#datos summary").click();
    await page.fill("#datos [name=clave]", DEMO_PASSWORD);
    await page.locator("#datos button[value=borrar]").click();
    await page.getByRole("heading", { level: 1, name: "Tu cuenta está borrada" }).waitFor();
    expect(await page.locator("main").innerText()).toMatch(/Tus? (\d+ )?solicitud/);
    expect(await page.locator("main").innerText()).toContain("Lo que queda");
    await page.goto(`${site.url}/dashboard/user`);
    expect(new URL(page.url()).pathname).toBe("/login");
  },
);
