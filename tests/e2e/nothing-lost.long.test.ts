// What a person has typed, asked for or ended in a dashboard, in a browser with script: other forms beside the one that is sent, files,
// and the account itself.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";

const site = await ownSite();
const open = await openPages(site, { waitUntil: "networkidle", cookiesChosen: true, acceptDownloads: true });

const FREE = "main form[method=post] :is(input[type=text], input:not([type]), input[inputmode], textarea)";

/** Types into every free text of the page, behind whichever tab it is, and returns what each field then holds, by its id or name. */
async function fillEverything(page: Page): Promise<Record<string, string>> {
  const tabs = page.locator('main nav a[href^="#"]');
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
    if (tab < (await tabs.count())) await tabs.nth(tab).click();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    });
    for (const field of await page.locator(FREE).and(page.locator(":visible")).all()) {
      if (!(await field.isEditable())) continue;
      await field.fill((await field.getAttribute("inputmode")) ? "7" : "Palabras de prueba");
    }
  }
  return typed(page);
}

const typed = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll<HTMLInputElement>(
          "main form[method=post] :is(input:not([type=hidden]):not([type=file]), textarea, select)",
        ),
      ].map((field, _, all) => [
        // Those of one name are told apart by their order: React gives other ids when it draws the screen again.
        `${field.name} ${all.filter(({ name }) => name === field.name).indexOf(field)}`,
        field.type === "checkbox" || field.type === "radio" ? String(field.checked) : field.value,
      ]),
    ),
  );

const filled = (held: Record<string, string>) =>
  Object.values(held).filter((value) => value === "Palabras de prueba" || value === "7").length;

const PROFILE = "/dashboard/provider/perfil";
const PRICES = "/dashboard/provider/precios?anio=2023&ovulos=donor";
const REQUESTS = "/dashboard/provider/solicitudes";
const BAR = "[data-save-bar]";

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScriptEnabled) => {
  test.each([
    [PROFILE, 422],
    [PRICES, 303],
  ])("%s: everything typed stays when its form is sent, with what is wrong in it", async (path, status) => {
    const page = await open(path, { as: "amaranta", javaScriptEnabled });
    const before = await fillEverything(page);
    expect(filled(before)).toBeGreaterThan(10);
    const answer = page.waitForResponse((one) => one.request().method() === "POST" && one.url().includes("/dashboard/"));
    await page.locator(`${BAR} button[type=submit]`).click();
    expect((await answer).status()).toBe(javaScriptEnabled && status === 303 ? 202 : status);
    // What was saved is drawn again from the next address.
    if (status === 303) await page.waitForURL(/[?&]hecho=/);
    await page.waitForLoadState("networkidle");
    const now = await typed(page);
    expect(Object.entries(before).filter(([field, value]) => now[field] !== value)).toEqual([]);
  });

  test("an answer to a request goes out alone: the note that was typed below it stays", async () => {
    const page = await open(`${REQUESTS}?ver=abiertas`, { as: "amaranta", javaScriptEnabled });
    const request = await page.locator(`main li a[href*="${REQUESTS}/"]`).first().getAttribute("href");
    await page.goto(site.url + request, { waitUntil: "networkidle" });
    await page.locator("main details:has([name=nota]) summary").click();
    await page.locator("[name=nota]").fill("Prefiere los martes");
    await page.locator("[name=mensaje]").fill(`Hay hora el martes, ${javaScriptEnabled ? "a las tres" : "a las cuatro"}.`);
    await page.locator('button[value="escribir"]').click();
    await page.getByText(/^Enviado\./).waitFor();
    await expect.poll(() => page.locator("[name=mensaje]").inputValue()).toBe("");
    expect(await page.locator("[name=nota]").inputValue()).toBe("Prefiere los martes");
    expect(await page.locator("main details:has([name=nota])").getAttribute("open")).not.toBeNull();
  });
});

test("a draft is there after a reload and after leaving, until it is discarded or saved, or its person signs out", async () => {
  const page = await open(PROFILE, { as: "amaranta" });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const bar = page.locator(BAR);
  const field = page.locator('[name="resumen"]');
  const stored = await field.inputValue();
  const type = async (words: string) => {
    await field.fill(words);
    await bar.getByText("1 cambio sin guardar").waitFor();
  };
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("borrador/")).length);
  await type("Sin guardar todavía");
  await page.reload({ waitUntil: "networkidle" });
  await bar.getByText("Borrador guardado").waitFor();
  expect([await field.inputValue(), asked]).toEqual(["Sin guardar todavía", ["beforeunload"]]);
  await page.locator('nav a[href="/dashboard/provider/resenas"]:visible').first().click();
  await page.getByRole("heading", { level: 1, name: "Reseñas" }).waitFor();
  expect(asked).toHaveLength(2);
  await page.goto(site.url + PROFILE, { waitUntil: "networkidle" });
  await expect.poll(() => field.inputValue()).toBe("Sin guardar todavía");
  await bar.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => field.inputValue()).toBe(stored);
  expect([await drafts(), asked.length]).toEqual([0, 2]);

  await type("Guardado al fin");
  expect(await drafts()).toBe(1);
  await bar.getByRole("button", { name: "Guardar cambios" }).click();
  await page.getByText("Guardado.", { exact: true }).waitFor();
  await expect.poll(drafts).toBe(0);
  expect(await field.inputValue()).toBe("Guardado al fin");

  await type("De alguien que se va");
  await page.locator("button:has-text('Amaranta')").first().click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/dashboard"));
  expect(await drafts()).toBe(0);
});

test("what a center typed into its registration stays when it answers about cookies, before the script is there and after", async () => {
  const page = await open("/registro?cuenta=provider", { cookiesChosen: false });
  const before = await fillEverything(page);
  const chosen = async () => (await page.context().cookies()).find(({ name }) => name.endsWith("cookies"))?.value;
  // As a browser sends the form whose script has not come yet.
  await page.evaluate(() =>
    document
      .querySelector<HTMLFormElement>("[data-cookie-bar] form")!
      .insertAdjacentHTML("beforeend", '<input name="eleccion" value="all">'),
  );
  await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.querySelector("[data-cookie-bar] form")));
  await expect.poll(chosen).toBe("all");
  expect(await typed(page)).toEqual(before);
  await page.evaluate(() => document.querySelector("[data-cookie-bar] form [name=eleccion]:not(button)")!.remove());
  await page.locator("[data-cookie-bar] button[value=necessary]").click();
  await page.locator("[data-cookie-bar]").waitFor({ state: "hidden" });
  expect(await typed(page)).toEqual(before);
  await expect.poll(chosen).toBe("necessary");
});

test("a registration that is loaded again holds what was typed, but no password and no consent", async () => {
  const page = await open("/registro?cuenta=provider", { waitUntil: "networkidle" });
  await page.fill("#nombre", "Yadira");
  await page.fill("#perfil", "Clínica Aurora del Este");
  await page.locator("label:has([name=servicios])").first().click();
  await page.fill("#password", "una clave que nadie guarda");
  await page.check("#terminos");
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.inputValue("#perfil")).toBe("Clínica Aurora del Este");
  expect([await page.inputValue("#nombre"), await page.inputValue("#password"), await page.isChecked("#terminos")]).toEqual([
    "Yadira",
    "",
    false,
  ]);
  expect(await page.locator("[name=servicios]:checked").count()).toBe(1);
});

/** Opens a page whose scripts come when `come` is called. */
async function withLateScripts(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const typed = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.*\.js/, (route) => typed.then(() => route.continue()));
  await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
  return come;
}

test("what is typed into a registration before the script comes is kept, and nothing older is put over it", async () => {
  const page = await open("/robots.txt");
  const kept = () => page.evaluate(() => sessionStorage.getItem("borrador/registro") ?? "");
  const [name, city] = [page.locator("#perfil"), page.locator("#ciudad")];

  let come = await withLateScripts(page, "/registro?cuenta=provider");
  await name.fill("Clínica Aurora del Este");
  await page.locator("label:has([name=servicios])").first().click();
  come();
  await expect.poll(kept).toContain("Aurora");
  await page.locator("aside").getByText("Clínica Aurora del Este").first().waitFor();

  come = await withLateScripts(page, "/registro?cuenta=provider");
  await name.fill("Clínica Otra");
  const chosen = await city.locator("option").nth(2).getAttribute("value");
  await city.selectOption(chosen);
  come();
  await expect.poll(() => page.locator("[name=servicios]:checked").count()).toBe(1);
  expect([await name.inputValue(), await city.inputValue()]).toEqual(["Clínica Otra", chosen]);
  await expect.poll(kept).toContain("Clínica Otra");
});

test("a draft of a dashboard is not put over what is typed before the script comes", async () => {
  const page = await open(PROFILE, { as: "amaranta" });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.locator('[name="resumen"]').fill("De antes");
  await page.locator(BAR).getByText("1 cambio sin guardar").waitFor();
  const come = await withLateScripts(page, PROFILE);
  await page.locator('[name="resumen"]').fill("De ahora");
  come();
  await page.locator(BAR).getByText("Borrador guardado").waitFor();
  expect(await page.locator('[name="resumen"]').inputValue()).toBe("De ahora");
});

test("whoever has no script is not asked about cookies, since nothing is measured then", async () => {
  const page = await open("/registro?cuenta=provider", { cookiesChosen: false, javaScriptEnabled: false });
  expect(await page.locator("[data-cookie-bar]").isVisible()).toBe(false);
});

test("every file of the patient's place that is pressed arrives, and the screen stays", async () => {
  const page = await open("/dashboard/user", { as: "maria" });
  const seen = new Set<string>();
  const screens = ["", "/progreso", "/consultas", "/solicitudes", "/presupuestos", "/settings"].map((name) => `/dashboard/user${name}`);
  for (const screen of screens.slice(2, 4)) {
    await page.goto(site.url + screen);
    const inner = await page.locator(`main a[href^="${screen}/"]`).evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    screens.push(...inner.filter((href) => /[0-9a-f-]{36}$/.test(href)));
  }
  for (const screen of new Set(screens)) {
    await page.goto(site.url + screen, { waitUntil: "networkidle" });
    await page.locator("main details").evaluateAll((folded) => folded.map((one) => one.setAttribute("open", "")));
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
