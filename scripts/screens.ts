import type { Page } from "playwright-core";
import { publicPages } from "#tests/support/public-pages.ts";

interface Visit {
  page: Page;
  url: string;
  width: number;
}

export interface Screen {
  name: string;
  /** Brings the page into the state to be seen. */
  open(visit: Visit): Promise<void>;
  dark?: boolean;
  cookieBar?: boolean;
  /** True takes only what is in view, for dialogs and drawers. */
  viewportOnly?: boolean;
}

const at =
  (path: string) =>
  async ({ page, url }: Visit) =>
    void (await page.goto(url + path));

const answers: Readonly<Record<string, string>> = {
  nombre: "María",
  apellido: "Rosario",
  email: "maria.rosario@correo.example",
  telefono: "+1 809 221 0100",
};

async function fill(page: Page, scope: string, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`${scope} [name="${name}"]`).fill(value);
}

async function openDialog({ page, url }: Visit) {
  await page.goto(`${url}/centros`);
  await page.locator('[data-lead-dialog="clinica-luna-de-larimar"]').first().click();
  await page.locator('dialog[open] [name="mensaje"]').waitFor();
}

async function firstStep(visit: Visit) {
  await openDialog(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.locator('label:has([name="tratamiento"][value="FIV"])').click();
  await dialog
    .locator('[name="mensaje"]')
    .fill("Tengo 37 años y me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.");
}

async function secondStep(visit: Visit) {
  await firstStep(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await fill(visit.page, "dialog[open]", { nombre: "María", apellido: "Rosario" });
  await dialog.locator('label:has([name="estado"][value="pareja-hetero"])').click();
  await dialog.locator('label:has([name="genero"][value="femenino"])').click();
  await dialog.locator('[name="anoNacimiento"]').selectOption("1989");
}

async function thirdStep(visit: Visit) {
  await secondStep(visit);
  const dialog = visit.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await fill(visit.page, "dialog[open]", { email: "maria.rosario@", telefono: "+1 809 555 0100" });
  await dialog.locator('[name="telefono"]').press("Tab");
}

/** Sends the short form of a center's page, as a patient does. */
async function send({ page, url }: Visit, center = "clinica-luna-de-larimar") {
  await page.goto(`${url}/centros/${center}`);
  const form = `form:has([name="origen"][value="${center}"])`;
  await fill(page, form, { ...answers, email: `maria.${Date.now()}@correo.example` });
  await page.locator(`${form} [name="consentimiento"]`).check();
  await page.locator(`${form} [type="submit"]`).click();
  await page.waitForURL("**/solicitud-enviada");
}

/** Sends requests without script until the center is busy, so that the last one waits for its person's click. */
async function sendWhenBusy({ page, url }: Visit) {
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
async function sendByProgram({ page, url }: Visit) {
  const person = { name: "María Rosario", email: `maria.${Date.now()}@correo.example`, phone_e164: answers.telefono!.replaceAll(" ", "") };
  const about = { service_id: "fiv", origin_center_id: "clinica-luna-de-larimar", consent_other_centers: true };
  await page.request.post(`${url}/functions/v1/lead-routing-v2`, { data: { ...person, ...about } });
}

/** Sends to a center that takes one request a day and already has it. */
const sendToFullCenter = (visit: Visit) => send(visit, "unidad-montana-clara");

/** Answers every question of the personal estimate. */
async function estimated({ page, url }: Visit) {
  await page.goto(`${url}/estimacion-personal`);
  for (const choice of ["Propios", "No lo sé todavía", "Ninguno"]) await page.getByText(choice, { exact: true }).first().click();
  await page.locator('input[name="estimacion-antes"]').first().check({ force: true });
  for (const [label, value] of Object.entries({ "Edad, en años": "37", "Peso, en kg": "64", "Estatura, en cm": "163" }))
    await page.getByLabel(label).fill(value);
}

/** Writes to our own team. */
async function write({ page, url }: Visit) {
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

/** Follows a link out of one of the newest mails. */
async function fromMail(visit: Visit, link: string, sending: (visit: Visit) => Promise<void> = send) {
  await sending(visit);
  const { page, url } = visit;
  const frame = page.frameLocator("iframe");
  for (let tries = 0; tries < 40; tries++) {
    await page.goto(`${url}/dev/correo`);
    for (const mail of (
      await page.locator('main a[href^="/dev/correo/"]').evaluateAll((all) => all.map((a) => a.getAttribute("href")!))
    ).slice(0, 4)) {
      await page.goto(`${url}${mail}`);
      await frame.locator("a").first().waitFor();
      const found = frame.locator(`a[href*="${link}"]`).first();
      if (await found.count()) return void (await page.goto((await found.getAttribute("href"))!.split("#")[0]!));
    }
    await page.waitForTimeout(250);
  }
  throw new Error(`no mail with a link to ${link}`);
}

/** Every screen: each public page, some of them in dark mode, and the states that need more than an address. */
export const screens: readonly Screen[] = [
  ...Object.entries(publicPages).map(([name, path]): Screen => ({ name: name.replaceAll(" ", "-"), open: at(path) })),
  ...["home", "centers", "center", "cities", "city", "treatment", "how-it-works"].map(
    (name): Screen => ({ name: `${name}-dark`, open: at(publicPages[name]!), dark: true }),
  ),
  { name: "home-cookies", open: at("/"), cookieBar: true, viewportOnly: true },
  {
    name: "home-suggestions",
    viewportOnly: true,
    async open({ page, url }) {
      await page.goto(url);
      await page.locator('main [name="q"]').pressSequentially("lari", { delay: 30 });
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "advanced-search",
    viewportOnly: true,
    async open({ page, url }) {
      await page.goto(url);
      await page.getByRole("button", { name: /Búsqueda avanzada/ }).click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "menu",
    viewportOnly: true,
    async open({ page, url, width }) {
      await page.goto(url);
      if (width < 1100) await page.getByRole("button", { name: "Abrir menú" }).click();
    },
  },
  { name: "centers-page-2", open: at("/centros?pagina=2") },
  {
    name: "centers-drawer",
    viewportOnly: true,
    async open({ page, url, width }) {
      await page.goto(`${url}/centros?services=fiv`);
      if (width < 900)
        await page
          .getByRole("button", { name: /Filtros/ })
          .first()
          .click();
    },
  },
  { name: "city-without-centers", open: at("/ciudades/azua") },
  { name: "questions-none", open: at("/preguntas-frecuentes?q=zzz") },
  { name: "estimate-result", open: estimated },
  { name: "trip-days", open: at("/republica-dominicana/planificar-mi-experiencia?tratamiento=fiv&inicio=2027-02-01") },
  { name: "installments-errors", open: at("/financiamiento?precio=mil&meses=99") },
  { name: "stories-none", open: at("/testimonios?ciudad=la-romana&tratamiento=dgp") },
  { name: "message-received", open: write },
  { name: "message-status", open: (visit) => fromMail(visit, "/mensaje/", write) },
  { name: "team-message", open: (visit) => fromMail(visit, "/bandeja/", write) },
  {
    name: "form-errors",
    async open({ page, url }) {
      await page.goto(`${url}/solicitar-informacion`);
      await page.locator('main form [type="submit"]').last().click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "dialog-1", open: firstStep, viewportOnly: true },
  { name: "dialog-2", open: secondStep, viewportOnly: true },
  { name: "dialog-3", open: thirdStep, viewportOnly: true },
  { name: "sent", open: send },
  { name: "sent-unconfirmed", open: sendWhenBusy },
  { name: "request-status", open: (visit) => fromMail(visit, "/solicitud/") },
  { name: "request-unconfirmed", open: (visit) => fromMail(visit, "#correo", sendWhenBusy) },
  { name: "request-by-program", open: (visit) => fromMail(visit, "/centros", sendByProgram) },
  { name: "request-in-line", open: (visit) => fromMail(visit, "/solicitud/", sendToFullCenter) },
  { name: "offer", open: (visit) => fromMail(visit, "/oferta/") },
  { name: "components", open: at("/dev/componentes") },
  { name: "components-dark", open: at("/dev/componentes"), dark: true },
  { name: "mails", open: at("/dev/correo") },
];
