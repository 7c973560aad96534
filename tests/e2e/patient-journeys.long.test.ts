import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { waitForLeadDialog } from "#tests/support/lead-dialog.ts";
import { openPages, ownBrowser, ownMailbox, ownSite } from "#tests/support/own-site.ts";
import { type Finger, written } from "#tests/support/taps.ts";
import { telephones } from "#tests/support/telephone.ts";
import { translatePages } from "#tests/support/translator.ts";

// People get through on a telephone, from the home page to the end, in no more steps than docs/journeys.md says.

const mailbox = await ownMailbox();
const site = await ownSite({ env: { SMTP_URL: mailbox.url } });
const db = openTestDatabase(site.databaseUrl);
const onPhone = telephones(await ownBrowser(), site);
const open = await openPages(site, { cookiesChosen: true, javaScriptEnabled: false });

const STATUS_LINK = /https?:\/\/[^\s"]+\/solicitud\/[^\s"<)]+/;

/** Waits for the mail to somebody that has such a link, and returns the link. */
async function linkTo(email: string, link: RegExp): Promise<string> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(100))
    for (const mail of mailbox.mails) if (mail.to.includes(email) && link.test(mail.text)) return link.exec(mail.text)![0];
  throw new Error(`no mail to ${email}`);
}

type Phone = Awaited<ReturnType<typeof onPhone>>;

const pill = (form: Locator, name: string, value: string) => form.locator(`label:has([name="${name}"][value="${value}"])`);

/** Sees the list of one service from the home page. */
async function listOf(page: Page, hand: Finger, service: string) {
  const search = page.locator("main form").first();
  await hand.choose(search.locator('[name="service"]'), service);
  await hand.tap(search.locator('[type="submit"]').first());
  await page.waitForURL(/services=/);
  // On a slow line a tap before the list's script is there would be another way.
  await page.waitForLoadState("networkidle");
}

async function describePerson(form: Locator, hand: Finger, who: { gender: string; year: string; country: string }) {
  await hand.tap(pill(form, "genero", who.gender));
  await hand.choose(form.locator('[name="anoNacimiento"]'), who.year);
  await hand.choose(form.locator('[name="pais"]'), who.country);
}

async function eggsFromMadrid(page: Page, hand: Finger, email: string, dialogs: boolean) {
  await listOf(page, hand, "ovodonacion");
  await hand.choose(page.locator("#orden"), "price");
  if (!dialogs) await hand.tap(page.getByRole("button", { name: "Ordenar" }));
  await page.waitForURL(/sort=price/);
  await hand.tap(page.getByRole("button", { name: "US$ y euros" }));
  await page.locator("main article").getByText("€").first().waitFor();
  const link = page.locator("article [data-lead-dialog]").first();
  if (dialogs) await waitForLeadDialog(link);
  await hand.tap(link);
  const form = dialogs ? page.locator("dialog[open]") : page.locator("main form");
  await form.getByText("¿Para quién es?").waitFor();
  await hand.tap(pill(form, "estado", "mujer-soltera"));
  const next = () => (dialogs ? hand.tap(form.locator("footer [type=submit]")) : null);
  await next();
  await hand.type(form.locator('[name="mensaje"]'), "¿Cuánto tendría que quedarme para una ovodonación?");
  await describePerson(form, hand, { gender: "femenino", year: "1984", country: "España" });
  await next();
  await hand.type(form.locator('[name="nombre"]'), "Inés");
  await hand.type(form.locator('[name="apellido"]'), "Calvo");
  await hand.type(form.locator('[name="email"]'), email);
  await hand.type(form.locator('[name="telefono"]'), "+34 600 123 456");
  await hand.tap(form.locator('label:has([name="consentimiento"])'));
  await hand.tap(form.locator("[type=submit]").last());
  // Without script a page asks whether others may answer too.
  if (!dialogs) await hand.tap(page.locator("main form [type=submit]").first());
  await page.waitForURL("**/solicitud-enviada");
  await hand.follow(page, await linkTo(email, STATUS_LINK));
  await hand.tap(page.locator("summary", { hasText: "Borrar" }));
  await hand.tap(page.locator("button[value=borrar]"));
}

async function twoMen(page: Page, hand: Finger, email: string, script: boolean) {
  await listOf(page, hand, "ovodonacion");
  await hand.tap(page.getByRole(script ? "button" : "link", { name: /^Filtros/ }));
  await hand.tap(page.locator('label:has([name="atiende"][value="pareja-masculina"])'));
  if (script) {
    await page.waitForURL(/atiende=/);
    await hand.tap(page.locator("dialog[open] button:has([data-part=show])"));
    for (const place of [0, 1]) await hand.tap(page.locator("article [data-compare]").nth(place));
    // The tray of the first alone is there before that of both.
    await hand.tap(page.locator('[data-tray*="."] a'));
  } else {
    await hand.tap(page.getByRole("button", { name: "Aplicar filtros" }));
    await hand.tap(page.locator("article", { hasText: "Coral Sereno" }).locator("[data-compare]"));
    await hand.tap(page.getByRole("button", { name: /Agregar.*Nácar/s }));
  }
  await page.waitForURL("**/comparar?centros=*");
  await hand.tap(page.getByRole("link", { name: "Escribir a estos dos" }));
  await page.waitForURL("**/solicitar-informacion?centros=*");
  const form = page.locator("main form");
  await hand.type(form.locator('[name="mensaje"]'), "Somos dos hombres de Nueva York. ¿Cómo sería con óvulos donados?");
  await describePerson(form, hand, { gender: "masculino", year: "1985", country: "Estados Unidos" });
  await hand.type(form.locator('[name="nombre"]'), "Marcus");
  await hand.type(form.locator('[name="apellido"]'), "Reed");
  await hand.type(form.locator('[name="email"]'), email);
  await hand.type(form.locator('[name="telefono"]'), "+1 212 555 0147");
  // Without script the boxes come on a page of their own.
  if (!script) await hand.tap(form.locator("[type=submit]").last());
  for (const place of [0, 1]) await hand.tap(page.locator('main label:has([name="centros"])').nth(place));
  await hand.tap(page.locator("main form [type=submit]").first());
  await page.waitForURL("**/solicitud-enviada");
}

/** Asks Luna de Larimar first, as somebody with a low AMH, reads the answer, and opens the contact. */
async function lowAmh(page: Page, hand: Finger, email: string, answer: () => Promise<void>) {
  await listOf(page, hand, "fiv");
  await hand.tap(page.locator('article [data-lead-dialog="clinica-luna-de-larimar"]'));
  // A dialog offers it, or the page of the form where the script of dialogs is late.
  await hand.tap(page.locator('a[href*="modo=pregunta"]:visible').first());
  await page.waitForURL("**modo=pregunta**");
  await askFirst(page, hand, email);
  const link = await linkTo(email, STATUS_LINK);
  await answer();
  await hand.follow(page, link);
  await hand.tap(page.locator('#correo [type="submit"]'));
  await page.waitForURL(/\/mensajes\//);
  await hand.tap(page.getByRole("button", { name: /Abrir mi contacto/ }));
  await page.getByText("tiene tu contacto.").waitFor();
}

async function askFirst(page: Page, hand: Finger, email: string) {
  const form = page.locator("main form");
  await hand.type(form.locator('[name="mensaje"]'), "Mi AMH es 0,4. ¿Vale la pena intentarlo con mis óvulos?");
  await hand.type(form.locator('[name="nombre"]'), "Zunilda");
  await hand.type(form.locator('[name="email"]'), email);
  await hand.tap(form.locator('label:has([name="consentimiento"])'));
  await hand.tap(form.locator("[type=submit]").last());
  await page.waitForURL("**/solicitud-enviada");
}

/** Answers, as Luna de Larimar, the question that waits. */
async function answerAsLuna() {
  const offer = () =>
    db
      .selectFrom("offers")
      .innerJoin("leads", "leads.id", "offers.lead_id")
      .select("offers.id")
      .where("leads.ask_first", "=", true)
      .where("offers.answered_at", "is", null)
      .executeTakeFirst();
  await expect.poll(offer).toBeDefined();
  const page = await open(`/dashboard/provider/solicitudes/${(await offer())!.id}/mensajes`, { as: "amaranta" });
  await page.locator('[name="mensaje"]').fill("Con 0,4 lo intentamos con un protocolo suave.");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await page.getByText("protocolo suave").first().waitFor();
}

const WAYS = [
  ["with script", "now", true],
  ["without script", "plain", false],
] as const;

test.each(WAYS)("egg donation from Madrid, to its receipt and its erasing: %s", async (_, column, script) => {
  const { page, hand } = await onPhone("/", { script });
  await eggsFromMadrid(page, hand, `ines.${column}@correo.example`, script);
  await page.getByText("Tu solicitud se borró").first().waitFor();
  expect(hand.spent()).toBe(written("egg donation", column));
});

test.each(WAYS)("two men from New York end with two centers that say they treat them: %s", async (_, column, script) => {
  const { page, hand } = await onPhone("/", { script });
  await twoMen(page, hand, `marcus.${column}@correo.example`, script);
  const sent = await page.locator("main").innerText();
  for (const center of ["Clínica Coral Sereno", "Instituto Nácar de Medicina Reproductiva"]) expect(sent).toContain(center);
  expect(hand.spent()).toBe(written("two men", column));
});

test.each(WAYS)("a low AMH: the question first, its answer, and the contact opens: %s", async (_, column, script) => {
  const { page, hand } = await onPhone("/", { script });
  await lowAmh(page, hand, `zunilda.${column}@correo.example`, answerAsLuna);
  expect(hand.spent()).toBe(written("a low AMH", column));
});

const SLOWLY = {
  "egg donation": async ({ page, hand }: Phone) => {
    await eggsFromMadrid(page, hand, "ines.lenta@correo.example", true);
    await page.getByText("Tu solicitud se borró").first().waitFor();
  },
  "two men": ({ page, hand }: Phone) => twoMen(page, hand, "marcus.lento@correo.example", true),
  "a low AMH": ({ page, hand }: Phone) => lowAmh(page, hand, "zunilda.lenta@correo.example", answerAsLuna),
} satisfies Record<string, (phone: Phone) => Promise<void>>;

// Side by side, since all that they do is wait for the line.
test("on a slow line, in a translated page, all three get through", async () => {
  const walks = Object.entries(SLOWLY).map(async ([journey, walk]) => {
    const phone = await onPhone("/", { slow: true, prepare: (context) => translatePages(context, "wraps") });
    await walk(phone);
    expect(phone.hand.spent(), journey).toBe(written(journey, "translated"));
  });
  await Promise.all(walks);
});

test("on a slow line a list takes the order that is chosen before its script comes", async () => {
  const { page, hand } = await onPhone("/centros?services=fiv", { slow: true });
  await hand.choose(page.locator("#orden"), "price");
  await page.waitForURL(/sort=price/);
});
