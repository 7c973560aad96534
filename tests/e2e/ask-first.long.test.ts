import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { openPages, ownMailbox, ownSite } from "#tests/support/own-site.ts";
import { freePort } from "#tests/support/site.ts";

// «Pregunta primero» from start to end: a question to two centers, an answer, a reply by mail, and the contact for one of them.

const LUNA = "Clínica Luna de Larimar";
const NAME = "Zunilda";
const MAILBOX = "zunilda.batista@correo.example";

const [mailbox, inbound] = [await ownMailbox(), await freePort()];
const site = await ownSite({ env: { SMTP_URL: mailbox.url, INBOUND_SMTP_PORT: String(inbound), INBOUND_DOMAIN: "hilos.cuna.test" } });
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { width: 390, cookiesChosen: true });

/** Waits for a mail that contains the words, and returns it. */
async function mailWith(to: string, words: string) {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(100)) {
    const mail = mailbox.mails.find((one) => one.to.includes(to) && one.text.includes(words));
    if (mail) return mail;
  }
  throw new Error(`no mail to ${to} with «${words}»`);
}

/** Asks two centers without a script. The form asks for an alias and a mailbox, and for nothing else about the person. */
async function ask(page: Page) {
  for (const personal of ["apellido", "anoNacimiento", "genero", "telefono"])
    expect(await page.locator(`main [name="${personal}"]`).count()).toBe(0);
  await page.locator('main label:has([name="tratamiento"][value="FIV"])').click();
  await page.locator('[name="mensaje"]').fill("Me recomendaron FIV. ¿Cuál sería el costo total si vivo en Santiago?");
  for (const [name, text] of Object.entries({ nombre: NAME, email: MAILBOX })) await page.locator(`main [name="${name}"]`).fill(text);
  await page.locator('main form [type="submit"]').last().click();
  expect(await page.locator("main").innerText()).toContain("Acepto que Cuna envíe esta pregunta, sin mis datos de contacto, a:");
  for (const box of await page.locator('main [name="centros"]').all()) await box.check();
  await page.locator('main form [type="submit"]').first().click();
  await page.waitForURL("**/solicitud-enviada");
  const sent = await page.locator("main").innerText();
  expect(sent).toContain("Pregunta primero: sin tu nombre ni tu contacto");
  expect(sent).toContain(`${NAME}, confirma tu correo para saber de la respuesta`);
}

/** Follows the one mail of somebody who has not confirmed, which asks for one click. */
async function confirm(page: Page) {
  const receipt = await mailWith(MAILBOX, "/solicitud/");
  expect(mailbox.mails.filter((one) => one.to.includes(MAILBOX))).toHaveLength(1);
  expect(receipt.text).toContain("Confirmar y ver la respuesta");
  await page.goto(/https?:\/\/[^\s"]+\/solicitud\/[^\s"<)]+/.exec(receipt.text)![0]);
  await page.locator('#correo [type="submit"]').click();
}

const offers = async () => {
  const { rows } = await sql<{ id: string; status: string; name: string; paid: boolean }>`
    select o.id, o.status, p.name, exists (select from ledger_transfers t where t.id = o.id) as paid
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    where l.ask_first and l.created_at = (select max(created_at) from leads) order by p.name = ${LUNA} desc`.execute(db);
  return rows;
};

test("a question to two centers, an answer on the site, a reply by mail, and the contact opens to that one alone", async () => {
  const picked = "clinica-luna-de-larimar,instituto-nacar-de-medicina-reproductiva";
  const patient = await open(`/solicitar-informacion?modo=pregunta&centros=${picked}`, { javaScriptEnabled: false });
  await ask(patient);
  await expect.poll(async () => (await offers()).length).toBe(2);
  const [luna, other] = await offers();

  const thread = `/dashboard/provider/solicitudes/${luna!.id}/mensajes`;
  const center = await open(thread, { as: "amaranta", waitUntil: "networkidle" });
  expect(await center.content()).not.toMatch(new RegExp(`${NAME}|${MAILBOX}`));
  const masked = await center.request.get(`${site.url}/dashboard/provider/solicitudes/${luna!.id}`);
  expect(masked.status()).toBe(200);
  expect(await masked.text()).toContain("Responder la pregunta");
  expect(await masked.text()).not.toMatch(new RegExp(`${NAME}|${MAILBOX}`));
  await center.locator('[name="mensaje"]').fill("Un ciclo cuesta US$ 4,900 sin la medicación.");
  await center.getByRole("button", { name: "Enviar mensaje" }).click();
  await center.getByText("todavía no confirma su correo, así que no le escribimos").waitFor();

  // One click both confirms the mailbox and opens the answer, and the mail that waited for it leaves.
  await confirm(patient);
  await patient.waitForURL(/\/mensajes\/clinica-luna-de-larimar/);
  expect(await patient.locator("main").innerText()).toContain("US$ 4,900");
  const answer = await mailWith(MAILBOX, "US$ 4,900");
  const replyTo = /hilo\+[0-9a-z]+@hilos\.cuna\.test/.exec(answer.raw)![0];
  const smtp = createTransport({ host: "127.0.0.1", port: inbound, ignoreTLS: true });
  await smtp.sendMail({
    from: MAILBOX,
    to: replyTo,
    subject: "Re:",
    text: "Gracias. ¿Cuántas visitas son?\n\n> Un ciclo cuesta US$ 4,900",
  });
  smtp.close();
  await center.goto(site.url + thread);
  await center.getByText("Gracias. ¿Cuántas visitas son?").waitFor();

  await patient.goto(/https?:\/\/[^\s"]+\/mensajes\/[^\s"<)]+/.exec(answer.text)![0]);
  await patient.getByRole("button", { name: "Abrir mi contacto" }).click();
  await patient.getByText(`${LUNA} tiene tu contacto.`).waitFor();
  expect(await offers()).toMatchObject([
    { id: luna!.id, status: "purchased", paid: true },
    { id: other!.id, status: "open", paid: false },
  ]);
  await center.goto(`${site.url}/dashboard/provider/solicitudes/${luna!.id}`);
  expect(await center.locator("main").innerText()).toContain(MAILBOX);
});
