import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { openClaim } from "#domain/claims/open-claim.server.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// Our team decides on a profile and on who manages one; the center reads why, corrects it, and visitors find it.

const MANATI = idOfCenter("Centro Manatí");
const REASON = "La habilitación no se lee completa. Sube la segunda página.";

let site: RunningSite;
let browser: Browser;
let db: Db;
beforeAll(async () => {
  site = await startSite({ copyOf: inject("preparedSite") });
  db = openDatabase(site.databaseUrl, { role: "owner", max: 2 });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
  await site?.stop();
});

async function pageOf(person: "lia" | "yadira"): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", javaScriptEnabled: false });
  await context.addCookies(browserCookies(site.url, await signIn(site.url, person)));
  return { context, page: await context.newPage() };
}
const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).first().click();

test("a profile comes back with a reason, is sent again, published, and found", async () => {
  for (const kind of ["habilitacion", "exequatur"] as const)
    await db
      .insertInto("provider_documents")
      .values({ provider_id: MANATI, kind, file_name: `${kind}.pdf`, stored_as: `prueba/${kind}`, media_type: "application/pdf", bytes: 9 })
      .execute();
  await choosePlace(db, idOfPerson("yadira"), MANATI);
  const [team, center] = [await pageOf("lia"), await pageOf("yadira")];
  const address = `${site.url}/dashboard/admin/verificacion`;
  await team.page.goto(address);
  await team.page.getByRole("main").getByRole("link", { name: "Centro Manatí" }).click();
  await team.page.getByLabel("Devolver con motivo").check();
  await press(team.page, "Guardar la decisión");
  await team.page.getByText("Escribe el motivo").waitFor();
  await team.page.getByLabel("Motivo para el centro").fill(REASON);
  await press(team.page, "Guardar la decisión");
  await team.page.getByText("Decidido. El centro ya lo sabe.").waitFor();

  await center.page.goto(`${site.url}/dashboard/provider`);
  await center.page.getByRole("main").getByText(REASON).waitFor();
  await press(center.page, "Enviar a revisión");
  await center.page.getByText("Recibimos tu perfil.").waitFor();

  await team.page.goto(`${address}/${MANATI}`);
  await Promise.all([team.page.waitForEvent("load"), press(team.page, /^Coincide\s*: Identidad y dirección/)]);
  await team.page.getByText("Anotado.").waitFor();
  for (const [number, paper] of ["Habilitación", "Exequátur"].entries()) {
    const row = team.page.locator("li", { has: team.page.getByRole("heading", { name: new RegExp(paper) }) });
    await row.getByLabel("Número").fill(`44${number}-B`);
    await row.getByLabel("Emitido por").fill("Ministerio de Salud Pública");
    await row.getByLabel("Vence el").fill("2099-06-30");
    await Promise.all([team.page.waitForEvent("load"), row.getByRole("button", { name: /^Coincide/ }).click()]);
    await team.page.getByText("Anotado.").waitFor();
  }
  await team.page.getByLabel("Publicar").check();
  await press(team.page, "Guardar la decisión");
  await team.page.getByText("Decidido. El centro ya lo sabe.").waitFor();
  const search = async () => (await fetch(`${site.url}/centros?q=manat%C3%AD`)).text();
  await expect.poll(search).toContain("/centros/centro-manati");
  await Promise.all([team.context.close(), center.context.close()]);
}, 120_000);

test("a claim without proof is not given; after the call it is, and its person manages the profile", async () => {
  const providerId = idOfCenter("Clínica Ámbar del Norte");
  const claim = await openClaim({ db, actor: "visitor" } as never, idOfPerson("yadira"), providerId, "Dirijo la clínica.");
  if (!("id" in claim)) throw new Error(claim.outcome);
  const { context, page } = await pageOf("lia");
  await page.goto(`${site.url}/dashboard/admin/reclamos`);
  await page.getByRole("main").getByRole("link", { name: "Clínica Ámbar del Norte" }).click();
  expect(await page.getByRole("button", { name: "Entregar el perfil" }).isDisabled()).toBe(true);
  await press(page, "Llamé y lo confirmaron");
  await press(page, "Entregar el perfil");
  await page.getByText("Entregado.").waitFor();
  const managers = db.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", providerId).execute();
  expect(await managers).toEqual([{ user_id: idOfPerson("yadira") }]);
  await context.close();
}, 60_000);
