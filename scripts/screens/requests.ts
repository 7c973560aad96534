import { fill, type Visit } from "./screen.ts";

// Screens of requests and messages that visitors send, and of the links in the following mails.

const answers: Readonly<Record<string, string>> = {
  nombre: "María",
  apellido: "Rosario",
  email: "maria.rosario@correo.example",
  telefono: "+1 809 221 0100",
};

let visitors = 0;

async function openDialog({ page, url }: Visit) {
  // The link leads to a page until its scripts have loaded.
  await page.goto(`${url}/centros`, { waitUntil: "networkidle" });
  await page.locator('[data-lead-dialog="clinica-luna-de-larimar"]').first().click();
  await page.locator('dialog[open] label:has([name="estado"])').first().waitFor();
}

export async function firstStep(visit: Visit) {
  await openDialog(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.locator('label:has([name="tratamiento"][value="FIV"])').click();
  await dialog.locator('label:has([name="estado"][value="pareja-hetero"])').click();
}

export async function secondStep(visit: Visit) {
  await firstStep(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog
    .locator('[name="mensaje"]')
    .fill("Tengo 37 años y me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.");
  await dialog.locator('label:has([name="genero"][value="femenino"])').click();
  await dialog.locator('[name="anoNacimiento"]').selectOption("1989");
}

export async function thirdStep(visit: Visit) {
  await secondStep(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await fill(visit.page, "dialog[open]", { nombre: "María", apellido: "Rosario", email: "maria.rosario@", telefono: "+1 809 555 0100" });
  await dialog.locator('[name="telefono"]').press("Tab");
}

/** Sends the short form of a center's page, as a patient does. */
export async function send({ page, url }: Visit, center = "clinica-luna-de-larimar") {
  await page.goto(`${url}/centros/${center}`);
  const form = `form:has([name="origen"][value="${center}"])`;
  await fill(page, form, { ...answers, email: `maria.${Date.now()}@correo.example` });
  await page.locator(`${form} [name="consentimiento"]`).check();
  await page.locator(`${form} [type="submit"]`).click();
  await page.waitForURL("**/solicitud-enviada");
}

/** Sends requests without script until the center is busy, so that the last one waits for its person's click. */
export async function sendWhenBusy({ page, url }: Visit) {
  for (let sent = 0; sent < 8; sent++) {
    const form = {
      variante: "inline",
      tipo: "center",
      origen: "centro-bahia-quieta",
      ...answers,
      email: `maria.${Date.now()}.${sent}@correo.example`,
      tratamiento: "FIV",
      mensaje: "¿Cuánto cuesta en total y cuántas visitas necesito?",
      consentimiento: "on",
    };
    await page.request.post(`${url}/solicitar-informacion`, { form, maxRedirects: 0 });
  }
  await page.goto(`${url}/solicitud-enviada`);
}

/** Sends a request as a program without a partner's key does. */
export async function sendByProgram({ page, url }: Visit) {
  const person = { name: "María Rosario", email: `maria.${Date.now()}@correo.example`, phone_e164: answers.telefono!.replaceAll(" ", "") };
  const about = { service_id: "fiv", origin_center_id: "clinica-luna-de-larimar", consent_other_centers: true };
  await page.request.post(`${url}/functions/v1/lead-routing-v2`, { data: { ...person, ...about } });
}

/** Sends to a center that takes one request a day and already has it. */
export const sendToFullCenter = (visit: Visit) => send(visit, "unidad-montana-clara");

/** Writes down a consultation that a center and a person without an account agreed on by telephone. */
export async function enterConsultation({ page, url }: Visit) {
  await page.goto(`${url}/dashboard/provider/agenda/nueva`);
  await fill(page, "main", { nombre: "Belkis Ogando", correo: `belkis.${Date.now()}@correo.example` });
  await page
    .locator("main label", { has: page.locator('[name="hora"]') })
    .last()
    .click();
  await page.getByRole("button", { name: "Apuntar", exact: true }).click();
  await page.getByText("Consulta apuntada.").waitFor();
}

/** Invites a doctor without a profile to a center. */
export async function inviteDoctor({ page, url }: Visit) {
  await page.goto(`${url}/dashboard/provider/doctores`);
  await fill(page, "main", { nombre: "Dra. Zenaida Uvero", email: `zenaida.${Date.now()}@correo.example` });
  await page.locator("main").getByRole("button", { name: "Invitar" }).first().click();
  await page.waitForURL("**hecho=invitar");
}

/** Sends a message to our own team. */
export async function write({ page, url }: Visit) {
  await page.goto(`${url}/contacto`);
  await page.locator('main label:has([name="asunto"])').first().click();
  await fill(page, "#form", {
    nombre: "María Rosario",
    email: `maria.${Date.now()}@correo.example`,
    mensaje: "¿Cuánto tarda una respuesta?",
  });
  await page.locator('#form [name="consentimiento"]').check();
  await page.locator('#form [type="submit"]').click();
  await page.waitForURL("**/mensaje-enviado*");
}

/** Follows a link in a mail that the sending has caused. */
export async function fromMail(visit: Visit, link: string, sending: (visit: Visit) => Promise<void> = send) {
  const { page } = visit;
  const before = await mailsOf(visit);
  // Each has an address of its own, so that earlier requests do not count towards its limits. Mails can be read only on this machine.
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.1.${visitors >> 8}.${visitors++ & 255}` });
  await sending(visit);
  await page.setExtraHTTPHeaders({});
  await fromKeptMail(visit, link, before);
}

/** Follows a link in a mail of the demo world, or in a newer one. `subject` selects the mails to open. */
export async function fromKeptMail(visit: Visit, link: string, before: readonly string[] = [], subject = "") {
  const { page, url } = visit;
  const frame = page.frameLocator("iframe");
  for (let tries = 0; tries < 60; tries++) {
    for (const mail of (await mailsOf(visit, subject)).filter((each) => !before.includes(each))) {
      await page.goto(`${url}${mail}`);
      await frame.locator("a").first().waitFor();
      const found = frame.locator(`a[href*="${link}"]`).first();
      if (await found.count()) return void (await page.goto((await found.getAttribute("href"))!.split("#")[0]!));
    }
    await page.waitForTimeout(250);
  }
  throw new Error(`no mail with a link to ${link}`);
}

async function mailsOf({ page, url }: Visit, subject = ""): Promise<string[]> {
  await page.goto(`${url}/dev/correo`);
  return page.locator('main a[href^="/dev/correo/"]', { hasText: subject }).evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
}
