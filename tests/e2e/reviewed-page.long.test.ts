import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DEMO_PASSWORD, type DemoPerson } from "#db/seed/data/people.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// A text on its way: made from the directory, passed by a person, read and signed by a professional, published, and named on its page.

const PAGE = "/tratamientos/fiv";
const CITY_PAGE = "/santo-domingo/tratamientos/fiv";

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ copyOf: inject("preparedSite") });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function pageOf(person: DemoPerson["key"]): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", javaScriptEnabled: false });
  await context.addCookies(browserCookies(site.url, await signIn(site.url, person)));
  return { context, page: await context.newPage() };
}
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
const publicPage = async (path = PAGE) => (await fetch(site.url + path)).text();

test("a draft of the generator is signed by its reviewer, and its page names them once it is published", async () => {
  expect(await publicPage()).not.toContain("reviewedBy");
  const [team, reviewer] = [await pageOf("lia"), await pageOf("ines")];
  await team.page.goto(`${site.url}/admin/generate-treatments?tratamiento=fiv`);
  await press(team.page, "Generar");
  for (const point of await team.page.locator("main input[name=punto]").all()) await point.check();
  await team.page.locator("main button[value=confirmar]").click();
  await team.page.waitForURL("**hecho=confirmado**");
  await press(team.page, "Pasar a borrador");
  await team.page.waitForURL("**/contenido/treatment/fiv?**");

  await team.page.goto(`${site.url}/dashboard/admin/revisiones/treatment/fiv`);
  await team.page.getByLabel("Quién la revisa").selectOption({ label: "Dra. Inés Cabral, ginecóloga" });
  await press(team.page, "Enviar a revisión");
  await team.page.getByText("Enviado. Le avisamos por correo.").waitFor();

  await reviewer.page.goto(`${site.url}/dashboard/revision`);
  await reviewer.page.getByRole("main").getByRole("link", { name: "Fecundación in vitro" }).first().click();
  await reviewer.page.getByRole("heading", { name: /^Según el directorio/ }).waitFor();
  await reviewer.page.getByLabel("Tu nombre, como").fill("Inés");
  await press(reviewer.page, "Firmar");
  await reviewer.page.getByText("Escribe tu nombre igual que «Dra. Inés Cabral».").waitFor();
  await reviewer.page.getByLabel("Tu nombre, como").fill("Dra. Inés Cabral");
  await reviewer.page.getByLabel("Tu contraseña, otra vez").fill(DEMO_PASSWORD);
  await press(reviewer.page, "Firmar");
  await reviewer.page.getByText("Firmado. El equipo lo publica").waitFor();
  expect(await publicPage()).not.toContain("Inés Cabral");

  await team.page.goto(`${site.url}/dashboard/admin/contenido/treatment/fiv/revision`);
  await team.page.getByText("Dra. Inés Cabral firmó la versión").waitFor();
  await team.page.getByLabel("Motivo").fill("Firmada");
  await press(team.page, "Publicar");
  await team.page.waitForURL("**hecho=publicado**");
  const html = await publicPage();
  expect(html).toMatch(/"reviewedBy":\{"@type":"Person","name":"Dra\. Inés Cabral, ginecóloga"\}/);
  expect(html).toContain("Revisado por");
  await Promise.all([team.context.close(), reviewer.context.close()]);
}, 120_000);

test("a draft about a city stands on the page of that treatment there once it is published, and a newer one takes its place", async () => {
  const headings = async (path?: string) => ((await publicPage(path)).match(/<h2[^>]*>Según el directorio, al /g) ?? []).length;
  const ofCountry = await headings();
  const { context, page } = await pageOf("lia");
  const passed = async () => {
    await page.goto(`${site.url}/admin/generate-treatments?tratamiento=fiv&ciudad=santo-domingo`);
    await page.locator("main button[value=generar]").click();
    await page.waitForURL("**hecho=generado**");
    for (const point of await page.locator("main input[name=punto]").all()) await point.check();
    await page.locator("main button[value=confirmar]").click();
    await page.waitForURL("**hecho=confirmado**");
    const before = await page.getByRole("region", { name: "Dice ahora" }).innerText();
    const after = await page.getByRole("region", { name: "Dirá" }).innerText();
    await press(page, "Pasar a borrador");
    return { before, after };
  };
  const first = await passed();
  await page.waitForURL("**/contenido/city_treatment/santo-domingo.fiv?**");
  expect(first.before).toContain("Nada del directorio.");
  expect(first.after).toMatch(/En Cuna hay \d+ centros publicados que ofrecen .*, en Santo Domingo\./);
  await page.getByText("salen del directorio y siguen siendo ciertas").waitFor();
  expect(await headings(CITY_PAGE)).toBe(0);

  await page.goto(`${site.url}/dashboard/admin/contenido/city_treatment/santo-domingo.fiv/revision`);
  await page.getByText("Cada frase con una cifra o una afirmación tiene su fuente.").waitFor();
  await page.getByLabel("Motivo").fill("Con las cifras de hoy");
  await press(page, "Publicar");
  await page.waitForURL("**hecho=publicado**");
  expect(await publicPage(CITY_PAGE)).toMatch(/<h2[^>]*>Según el directorio, al .*En Cuna hay \d+ centros publicados/s);
  expect(await headings()).toBe(ofCountry);

  const second = await passed();
  await page.getByText("El texto ya dice exactamente esto").waitFor();
  expect(second.before).toContain("En Cuna hay");
  await context.close();
}, 120_000);
