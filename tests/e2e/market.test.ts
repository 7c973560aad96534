import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { openPages, ownMailbox, ownSite, press } from "#tests/support/own-site.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";

// A request from the form to the money: two centers, one that pays and answers, one that has to forget it, and a price that is refunded.

const MAILBOX = "zunilda.batista@correo.example";
const PHONE = "809 555 0188";
const PASSWORD = "tres gatos y un paraguas";
const WALLET = "/dashboard/provider/billetera";
const PLAIN = { javaScriptEnabled: false };

const mailbox = await ownMailbox();
const site = await ownSite({ env: { SMTP_URL: mailbox.url } });
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { cookiesChosen: true });

/** Opens the link to such a page in the newest mail that has one. */
const followMail = async (page: Page, link: string) => page.goto(site.url + (await mailbox.linkTo(MAILBOX, link)));

/** Names Unidad Caracola and the first center that is proposed with it, without a script. */
async function sendRequest(page: Page): Promise<void> {
  await page.locator('main label:has([name="tratamiento"][value="FIV"])').click();
  await page.locator('[name="mensaje"]').fill("Me recomendaron FIV. ¿Cuál sería el costo total si vivo en Santiago?");
  const texts = { nombre: "Zunilda", apellido: "Batista", email: MAILBOX, telefono: `+1 ${PHONE}` };
  for (const [name, text] of Object.entries(texts)) await page.locator(`main [name="${name}"]`).fill(text);
  await page.locator('main label:has([name="estado"][value="mujer-soltera"])').click();
  await page.locator('main label:has([name="genero"][value="femenino"])').click();
  await page.locator('[name="anoNacimiento"]').selectOption("1988");
  await page.locator('main label:has([name="consentimiento"]) input').check();
  await page.locator('main form [type="submit"]').last().click();
  await page.locator('main [name="centros"]').first().check();
  await page.locator('main form [type="submit"]').first().click();
  await page.waitForURL("**/solicitud-enviada");
}

const offers = () =>
  db
    .selectFrom("offers as o")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .select(["o.id", "o.status", "o.price_cents as price", "o.answered_at as answeredAt", "p.slug", "p.id as providerId"])
    .where("o.lead_id", "=", db.selectFrom("leads").select("id").where("kind", "=", "center").orderBy("created_at", "desc").limit(1))
    .execute()
    .then((rows) => ({
      ours: rows.find(({ slug }) => slug === "unidad-caracola"),
      other: rows.find(({ slug }) => slug !== "unidad-caracola"),
    }));

const balance = async () => {
  const row = await db
    .selectFrom("ledger_accounts as a")
    .innerJoin("provider_profiles as p", "p.id", "a.provider_id")
    .select("a.balance_cents as cents")
    .where("p.slug", "=", "unidad-caracola")
    .executeTakeFirst();
  return row?.cents ?? 0;
};

/** Uses up the free first requests. */
async function spendWelcome(provider: string): Promise<void> {
  const free = {
    kind: "welcome",
    from: "promotions",
    to: { provider },
    amountCents: 0,
    subject: { type: "test", id: "1" },
    actor: "cli",
  } as const;
  await db.transaction().execute(async (tx) => {
    for (let used = 0; used < WELCOME_LEADS; used++) await transfer(tx, { ...free, id: randomUUID() });
  });
}

/** Writes a wrong amount first, which is kept with the draft, and then sends the right one. */
async function sendQuote(page: Page): Promise<void> {
  const amount = '[name="importe-almacenamiento-anual"]';
  await page.fill(amount, "36o");
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await page.getByText("Borrador guardado").waitFor();
  expect(await page.inputValue(amount)).toBe("36o");
  await page.fill(amount, "361");
  await page.getByRole("button", { name: "Enviar a Zunilda" }).click();
  await page.getByText("El presupuesto está en la página de Zunilda").waitFor();
}

/** Registers an account for the mailbox of the request. */
async function register(page: Page): Promise<void> {
  for (const [name, text] of Object.entries({ nombre: "Zunilda", apellido: "Batista", email: MAILBOX, password: PASSWORD }))
    await page.fill(`#${name}`, text);
  await page.check("#terminos");
  await press(page, "Crear cuenta");
  await followMail(page, "confirmar-correo");
  await page.fill("#password", PASSWORD);
  await press(page, "Confirmar y entrar");
  await page.waitForURL("**/dashboard/user");
}

test("two centers are named, one tops up, opens, answers and quotes, the other has to forget, and a return brings the price back", async () => {
  const patient = await open("/solicitar-informacion?centro=unidad-caracola", PLAIN);
  await sendRequest(patient);
  await expect.poll(async () => Object.values(await offers()).filter(Boolean).length).toBe(2);
  const { ours, other } = await offers();
  await spendWelcome(ours!.providerId);
  const before = await balance();

  const center = await open(`${WALLET}/recargar`, { as: "yadira" });
  await center.locator('label:has([name="pago"][value="card"])').click();
  await center.getByRole("button", { name: "Continuar" }).click();
  await center.waitForURL(/\/(recargas|pagos)\//);
  if (center.url().includes("/recargas/")) await center.locator('main a[href*="/dev/pagos/"]').click();
  await center.waitForURL("**/dev/pagos/**");
  await center.getByRole("button", { name: "Aprobar el pago" }).click();
  await center.getByText("El aviso llegó y el saldo entró a la billetera.").waitFor();
  expect(await balance()).toBe(before + 10_000);

  const request = `/dashboard/provider/solicitudes/${ours!.id}`;
  await center.goto(site.url + request);
  expect(await center.content()).not.toMatch(/Zunilda|Batista|zunilda|0188/);
  await center.locator("summary", { hasText: /^Abrir por US\$/ }).click();
  expect(await balance()).toBe(before + 10_000);
  await center.getByRole("button", { name: /^Sí, abrir por US\$/ }).click();
  await center.getByText("Solicitud abierta. Ya puedes llamar o escribir.").waitFor();
  expect(await center.locator("main").innerText()).toContain(MAILBOX);
  expect(await balance()).toBe(before + 10_000 - ours!.price);

  await followMail(patient, "solicitud");
  const shown = patient.locator("main li", { hasText: "Unidad Caracola" }).first();
  expect((await shown.innerText()).match(/Tiene tu contacto/g)).toHaveLength(1);
  await center.getByRole("button", { name: "WhatsApp" }).click();
  await center.getByText("Anotamos que vas a escribir por WhatsApp:").waitFor();
  expect((await offers()).ours!.answeredAt).not.toBeNull();

  await sendQuote(await open(`${request}/presupuesto`, { as: "yadira", ...PLAIN }));
  const account = await open("/registro?cuenta=patient", PLAIN);
  await register(account);
  await account.goto(`${site.url}/dashboard/user/presupuestos`);
  const line = account.getByRole("row", { name: /^Almacenamiento, por año/ });
  expect(await line.getByRole("cell").allInnerTexts()).toEqual(["US$ 361"]);

  const withdrawal = patient.locator(`form:has([name="centro"][value="${other!.providerId}"])`);
  await withdrawal.locator("xpath=ancestor::details").locator("summary").click();
  await withdrawal.locator('[value="retirar"]').click();
  expect((await offers()).other!.status).toBe("withdrawn");

  await center.goto(site.url + request);
  await center.getByText("Devolver la solicitud", { exact: true }).first().click();
  await center.locator('[name="motivo"]').last().selectOption("wrong-phone");
  await center.locator('[value="devolver"]').click();
  await center.getByText("Recibido. Nuestro equipo decide y te avisa.").waitFor();
  const admin = await open("/dashboard/admin/devoluciones", { as: "lia" });
  // The oldest comes first, and one of the demo world is already waiting.
  await admin.locator('[name="motivo"]').last().fill("El número no existe.");
  await admin.locator('[value="devolver"]').last().click();
  await expect.poll(async () => (await offers()).ours!.status).toBe("returned");
  expect(await balance()).toBe(before + 10_000);
  await center.goto(site.url + request);
  expect(await center.locator("main").innerText()).not.toContain(MAILBOX);
  expect(await ledgerFaults(db)).toEqual([]);
});
