import { sql } from "kysely";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { waitForLeadDialog } from "#tests/support/lead-dialog.ts";
import { openPages, ownBrowser, ownMailbox, ownSite } from "#tests/support/own-site.ts";
import { apart, type Finger, written } from "#tests/support/taps.ts";
import { telephones } from "#tests/support/telephone.ts";
import { totp } from "#tests/support/totp.ts";
import { translatePages } from "#tests/support/translator.ts";

// The whole life of a patient's account on a telephone, from the home page to its end, in no more steps than docs/journeys.md says.

const PASSWORD = "tres gatos y un paraguas";
const LUNA = "clinica-luna-de-larimar";

const mailbox = await ownMailbox();
const site = await ownSite({ env: { SMTP_URL: mailbox.url } });
const db = openTestDatabase(site.databaseUrl);
const onPhone = telephones(await ownBrowser(), site);
const open = await openPages(site, { cookiesChosen: true, javaScriptEnabled: false });

/** One person with a telephone; `script` says whether their browser runs scripts. */
interface Visit {
  page: Page;
  hand: Finger;
  script: boolean;
  /** Another one for each, since two with one telephone are the same person to a center. */
  telephone: string;
  /** Which of the free hours they take, since others take one at the same time. */
  hour: number;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
const follow = async ({ page, hand }: Visit, email: string, path: string) =>
  hand.follow(page, site.url + (await mailbox.linkTo(email, path)));

/** Opens an entry of the own place that is behind «Más». */
async function more({ page, hand }: Visit, name: string) {
  await hand.tap(page.getByRole("button", { name: /^Más·?$/ }));
  await hand.tap(page.locator(":popover-open").getByRole("link", { name }));
}

/** Takes a file, and expects that it is one. */
async function download({ page, hand }: Visit, place: Locator, name: RegExp) {
  const [file] = await Promise.all([page.waitForEvent("download"), hand.tap(place)]);
  expect(file.suggestedFilename()).toMatch(name);
  expect(await file.failure()).toBeNull();
}

async function register(visit: Visit, email: string) {
  const { page, hand } = visit;
  await hand.tap(page.getByRole("button", { name: /^Menú·?$/ }));
  await hand.tap(page.getByRole("link", { name: "Crear cuenta" }));
  await hand.tap(page.getByRole("link", { name: /Busco orientación/ }));
  for (const [id, text] of Object.entries({ nombre: "Rosa", apellido: "Mella", email, password: PASSWORD }))
    await hand.type(page.locator(`#${id}`), text);
  await hand.tap(page.locator("#terminos"));
  await hand.tap(button(page, "Crear cuenta"));
  await page.waitForURL("**/revisa-tu-correo");
  await follow(visit, email, "confirmar-correo");
  await hand.type(page.locator("#password"), PASSWORD);
  await hand.tap(button(page, "Confirmar y entrar"));
  await page.waitForURL("**/dashboard/user");
}

/** Writes another name, a telephone and a country into the profile. */
async function fillProfile(visit: Visit) {
  const { page, hand } = visit;
  await more(visit, "Mi perfil");
  await hand.type(page.locator("[name=nombre]"), "Rosalía");
  await hand.type(page.locator("[name=telefono]"), visit.telephone);
  await hand.choose(page.locator("[name=pais]"), "España");
  await hand.tap(button(page, "Guardar"));
  await page.waitForURL("**guardado=si");
  expect(await page.inputValue("[name=nombre]")).toBe("Rosalía");
}

/** Asks for another mailbox: the new one takes it, and the old one was asked too. */
async function changeMailbox(visit: Visit, from: string, to: string) {
  const { page, hand } = visit;
  await hand.tap(link(page, "Cambiar tu correo"));
  await hand.type(page.locator("[name=correo]"), to);
  await hand.type(page.locator("[name=clave]"), PASSWORD);
  await hand.tap(button(page, "Pedir el cambio"));
  await page.locator("#pendiente").waitFor();
  await mailbox.linkTo(from, "cambio-de-correo");
  await follow(visit, to, "dashboard/user/profile/correo");
  await hand.tap(button(page, `Usar ${to}`));
  await page.waitForURL("**guardado=correo");
}

/** Turns the second step on. A wrong code keeps the key and the recovery codes on the page. */
async function addSecondStep(visit: Visit) {
  const { page, hand } = visit;
  await more(visit, "Seguridad");
  await hand.tap(page.locator('main a[href="/segundo-paso"]'));
  await hand.type(page.locator("#password"), PASSWORD);
  await hand.tap(button(page, "Activar el segundo paso"));
  const shown = page.getByRole("main").locator("code");
  await shown.first().waitFor();
  const codes = await shown.allInnerTexts();
  await hand.type(page.locator("#codigo"), "000000");
  await hand.tap(button(page, "Terminar"));
  await page.getByText("Ese código no vale").waitFor();
  expect(await shown.allInnerTexts()).toEqual(codes);
  await hand.type(page.locator("#codigo"), totp(codes[0]!));
  await hand.tap(button(page, "Terminar"));
  await page.waitForURL("**/seguridad");
}

/** Asks Luna de Larimar for information, and returns the number of the request. The form knows the person. */
async function request(visit: Visit): Promise<string> {
  const { page, hand, script } = visit;
  await more(visit, "Buscar centros");
  await page.waitForURL("**/centros");
  const contact = page.locator(`article [data-lead-dialog="${LUNA}"]`);
  if (script) await waitForLeadDialog(contact);
  await hand.tap(contact);
  const form = script ? page.locator("dialog[open]") : page.locator("main form");
  const pill = (name: string, value: string) => form.locator(`label:has([name="${name}"][value="${value}"])`);
  const next = () => (script ? hand.tap(form.locator("footer [type=submit]")) : null);
  await hand.tap(pill("tratamiento", "FIV"));
  await hand.tap(pill("estado", "mujer-soltera"));
  await next();
  await hand.type(form.locator("[name=mensaje]"), "¿Cuánto tendría que quedarme para un ciclo?");
  await hand.tap(pill("genero", "femenino"));
  await hand.choose(form.locator("[name=anoNacimiento]"), "1988");
  await next();
  await hand.type(form.locator("[name=apellido]"), "Mella");
  await hand.tap(form.locator('label:has([name="consentimiento"])'));
  await hand.tap(form.locator("[type=submit]").last());
  if (!script) await hand.tap(page.locator("main form [type=submit]").first());
  await page.waitForURL("**/solicitud-enviada");
  return /[A-Z]{2}-\d{4}-\d+/.exec(await page.locator("main").innerText())![0];
}

/** Opens this request and sends a quote, as Luna de Larimar. */
async function quoteAsLuna(number: string) {
  const offer = () =>
    db
      .selectFrom("offers")
      .innerJoin("provider_profiles", "provider_profiles.id", "offers.provider_id")
      .innerJoin("leads", "leads.id", "offers.lead_id")
      .select("offers.id")
      .where("provider_profiles.slug", "=", LUNA)
      .where("leads.number", "=", number)
      .executeTakeFirst();
  await expect.poll(offer).toBeDefined();
  const page = await open(`/dashboard/provider/solicitudes/${(await offer())!.id}`, { as: "amaranta" });
  await page.getByRole("region", { name: "Solicitud elegida" }).getByRole("button", { name: "Abrir gratis" }).click();
  await page.getByText("Solicitud abierta.").waitFor();
  await page.goto(`${page.url().split("?")[0]}/presupuesto`);
  await page.getByRole("button", { name: "Enviar a Rosalía" }).click();
  await page.getByText("El presupuesto salió.").waitFor();
}

/** Takes the receipt of the request as a file. */
async function takeReceipt(visit: Visit) {
  const { page, hand } = visit;
  await hand.tap(page.locator('main a[href="/dashboard/user/solicitudes"]'));
  await page.waitForURL("**/solicitudes");
  await hand.tap(page.locator('main a[href^="/dashboard/user/solicitudes/"]').first());
  await download(visit, page.locator('main a[href$="comprobante.pdf"]'), /\.pdf$/);
}

/** Asks the center of the request for an hour. */
async function consult(visit: Visit) {
  const { page, hand } = visit;
  await hand.tap(page.locator(`main a[href="/centros/${LUNA}"]`).first());
  await hand.tap(link(page, "Pedir una consulta"));
  await hand.tap(page.locator("label:has([name=hora])").nth(visit.hour));
  await hand.tap(button(page, "Pedir esta hora"));
  await page.waitForURL(/consultas\/[0-9a-f-]{36}/);
}

/** Cancels the hour, is asked whether that is meant, takes it back, and takes the hour and the comparison of the quotes as files. */
async function cancelAndRestore(visit: Visit) {
  const { page, hand } = visit;
  await hand.tap(page.locator("summary", { hasText: "Cancelar la consulta" }));
  await hand.tap(button(page, "Sí, cancelar"));
  await button(page, /^Deshacer/).waitFor();
  // The minute in which it can be taken back begins once it is on the screen, however slow the machine is.
  await db
    .updateTable("consultations")
    .set({ cancelled_at: sql`now()` })
    .where("id", "=", /[0-9a-f-]{36}/.exec(page.url())![0])
    .execute();
  await hand.tap(button(page, /^Deshacer/));
  await download(visit, page.locator('main a[href$="cita.ics"]'), /\.ics$/);
  await more(visit, "Presupuestos");
  await download(visit, page.locator('main a[href$="comparacion.pdf"]'), /\.pdf$/);
}

/** Writes a medicine into the own progress. */
async function noteMedicine({ page, hand }: Visit) {
  await hand.tap(page.locator('[data-phone-bar] a[href="/dashboard/user/progreso"]'));
  await page.waitForURL("**/progreso");
  await hand.tap(page.locator('main a[href*="/progreso/anotar"]').first());
  await hand.tap(page.getByRole("main").getByRole("navigation").getByRole("link", { name: "Medicina" }));
  await hand.type(page.locator("[name=horas]"), "8:00, 20:00");
  await hand.type(page.locator("[name=nombre]"), "Progesterona");
  await hand.type(page.locator("[name=hasta]"), new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await hand.tap(page.locator("button[value=guardar]"));
  await page.waitForURL("**/progreso");
  await page.getByText("Progesterona").first().waitFor();
}

async function end(visit: Visit) {
  const { page, hand } = visit;
  await more(visit, "Configuración");
  await download(visit, link(page, "Descargar todo (JSON)"), /\.json$/);
  await hand.tap(page.locator("summary", { hasText: "Borrar mi cuenta" }));
  await hand.type(page.locator("[name=clave]"), PASSWORD);
  await hand.tap(page.locator("button[value=borrar]"));
  await page.getByRole("heading", { level: 1, name: "Tu cuenta está borrada" }).waitFor();
  for (const part of ["Lo que se fue", "Lo que queda"]) await page.getByText(part).first().waitFor();
}

/** Goes the whole way, and expects both of its rows: all of it, and what it is without all around it. */
async function walk(visit: Visit, column: "now" | "translated" | "plain") {
  const [first, second] = [`rosa.${column}@correo.example`, `rosalia.${column}@correo.example`];
  const around = apart(visit.hand);
  await register(visit, first);
  await fillProfile(visit);
  await around(() => changeMailbox(visit, first, second));
  await around(() => addSecondStep(visit));
  const number = await request(visit);
  await quoteAsLuna(number);
  await takeReceipt(visit);
  await consult(visit);
  await around(() => cancelAndRestore(visit));
  await noteMedicine(visit);
  await end(visit);
  expect(around.spentWithout(), column).toBe(written("a whole account", column));
  expect(visit.hand.spent(), column).toBe(written("the same and all around it", column));
}

// Side by side, since the slow one does nothing but wait for the line.
test("an account, and all around it, from its registration to its end: with script, without it, and translated on a slow line", async () => {
  const slow = { slow: true, prepare: (context: BrowserContext) => translatePages(context, "wraps") };
  await Promise.all([
    walk({ ...(await onPhone("/")), script: true, telephone: "809 555 0133", hour: 0 }, "now"),
    walk({ ...(await onPhone("/", { script: false })), script: false, telephone: "809 555 0144", hour: 1 }, "plain"),
    walk({ ...(await onPhone("/", slow)), script: true, telephone: "809 555 0155", hour: 2 }, "translated"),
  ]);
});
