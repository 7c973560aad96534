import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { decideClaim } from "#domain/claims/decide-claim.server.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { moveToPast } from "#tests/support/consultations.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";
import { barriers } from "#tests/support/visit.ts";

// A consultation from its request to the reply to its review, and a claim, both without script.

const AGENDA = "/dashboard/provider/agenda";
const MINE = "/dashboard/user/consultas";

let site: RunningSite;
let browser: Browser;
let db: Db;
beforeAll(async () => {
  site = await startSite();
  db = openDatabase(site.databaseUrl, { max: 2 });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
  await site?.stop();
});

async function signedIn(person: "maria" | "amaranta" | "yadira", javaScriptEnabled = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
    javaScriptEnabled,
  });
  const cookies = (await signIn(site.url, person)).split("; ").map((cookie) => cookie.split("="));
  await context.addCookies(cookies.map(([name = "", ...value]) => ({ name, value: value.join("="), url: site.url })));
  return context;
}

test("from a center's page to a consultation, a review and its answer", async () => {
  const [patient, center] = await Promise.all([signedIn("maria"), signedIn("amaranta")]);
  const hers = await patient.newPage();
  await hers.goto(`${site.url}/centros/clinica-luna-de-larimar`);
  await hers.getByRole("link", { name: "Pedir una consulta" }).click();
  await hers.getByRole("button", { name: "Pedir esta hora" }).click();
  await hers.getByText("Elige una de las horas libres.").waitFor();
  await hers
    .locator("label", { has: hers.locator('[name="hora"]') })
    .last()
    .click();
  await hers.getByRole("button", { name: "Pedir esta hora" }).click();
  await hers.getByText("Guardamos esta hora").waitFor();
  const id = new URL(hers.url()).pathname.split("/").at(-1)!;

  const theirs = await center.newPage();
  await theirs.goto(`${site.url}${AGENDA}/consulta/${id}`);
  await theirs.getByRole("button", { name: "Confirmar" }).click();
  await theirs.waitForURL(`${site.url}${AGENDA}`);
  await moveToPast({ db }, id, 1);
  for (const [page, path] of [
    [hers, `${MINE}/${id}`],
    [theirs, `${AGENDA}/consulta/${id}`],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole("button", { name: "Sí, tuvo lugar" }).click();
    await page.waitForLoadState();
  }
  await hers.goto(`${site.url}${MINE}/${id}`);
  await hers.getByRole("link", { name: "Escribir una reseña" }).click();
  await hers.getByText("4 de 5").click();
  await hers.locator('[name="texto"]').fill("Nos explicaron cada paso y cada precio sin prisa ninguna.");
  await hers.getByRole("button", { name: "Enviar mi reseña" }).click();
  await hers.getByText("La leemos antes de publicarla.").waitFor();
  const review = await db.selectFrom("reviews").select("id").where("consultation_id", "=", id).executeTakeFirstOrThrow();
  await decideReview(db, review.id, { publish: true }, "cli");

  await theirs.goto(`${site.url}/dashboard/provider/resenas`);
  const received = theirs.locator("li", { hasText: "sin prisa ninguna" });
  await received.getByText("Responder", { exact: true }).click();
  await received.locator('[name="texto"]').first().fill("Gracias por contarlo.");
  await received.getByRole("button", { name: "Publicar respuesta" }).click();
  await theirs.getByText("Gracias por contarlo.").first().waitFor();
  await hers.goto(`${site.url}/centros/clinica-luna-de-larimar?tab=resenas`);
  await hers.locator("article", { hasText: "sin prisa ninguna" }).getByText("Gracias por contarlo.").waitFor();
  await Promise.all([patient.close(), center.close()]);
}, 120_000);

test("a claim is proved with a paper and decided by our team", async () => {
  const context = await signedIn("yadira");
  const page = await context.newPage();
  const { id, slug } = await db
    .selectFrom("provider_profiles")
    .select(["id", "slug"])
    .where("id", "=", idOfCenter("Clínica Luna de Larimar"))
    .executeTakeFirstOrThrow();
  await page.goto(`${site.url}/claims`);
  await page.locator('[name="perfil"]').fill(`${site.url}/centros/${slug}`);
  await page.getByRole("button", { name: "Ver el perfil" }).click();
  await page.locator('[name="mensaje"]').fill("Dirijo la clínica.");
  await page.getByRole("button", { name: "Pedir este perfil" }).click();
  await page.locator('[name="archivo"]').setInputFiles({ name: "acta.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Enviar documento" }).click();
  await page.getByText("acta.pdf").waitFor();
  const claimId = new URL(page.url()).pathname.split("/").at(-1)!;
  expect(await decideClaim(db, claimId, { approve: true }, "cli")).toBe("done");
  await page.goto(`${site.url}/claims/${claimId}`);
  await page.getByText("Ya administras este perfil.").waitFor();
  expect(await db.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", id).execute()).toHaveLength(1);
  await context.close();
}, 120_000);

test("no screen has a barrier, in either theme, nor anything wider than a small phone", async () => {
  const screens = {
    maria: [MINE, `${MINE}/nueva?centro=unidad-caracola`],
    yadira: [AGENDA, `${AGENDA}/horario`, "/dashboard/provider/resenas", "/claims"],
  };
  for (const person of ["maria", "yadira"] as const) {
    const context = await signedIn(person, true);
    const page = await context.newPage();
    for (const screen of screens[person]) {
      await page.goto(site.url + screen);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await barriers(page), `${screen} ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(tooWide), screen).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await context.close();
  }
}, 240_000);

/** Returns the elements that make the page wider than its window. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest(".scroller > *"),
  );
  return wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 120));
}
