import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { demoId } from "#db/seed/demo-ids.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { executable, pdf } from "#tests/support/hostile-files.ts";
import { fromKeptMail } from "./requests.ts";
import { at, fill, type Screen, type Visit } from "./screen.ts";

const ROOT = "/dashboard/provider";

/** Posts a form as the page's person. */
const post = ({ page, url }: Visit, path: string, multipart: NonNullable<Parameters<typeof page.request.post>[1]>["multipart"]) =>
  page.request.post(url + path, { multipart, headers: { Origin: url }, maxRedirects: 0 });

/** Chooses which of the person's centers the screens show. */
const choose = async ({ page, url }: Visit, center: string) =>
  void (await page.request.post(`${url}${ROOT}/centro`, {
    form: { centro: idOfCenter(center) },
    headers: { Origin: url },
    maxRedirects: 0,
  }));

interface Manager {
  as: "amaranta" | "yadira";
  /** The center that they see first. */
  usual: string;
}
const AMARANTA: Manager = { as: "amaranta", usual: "Clínica Luna de Larimar" };
const YADIRA: Manager = { as: "yadira", usual: "Unidad Caracola" };

/** Makes a screen about another center of the same person. */
const about = ({ as, usual }: Manager, center: string, name: string, open: Screen["open"]): Screen => ({
  name: `provider-${name}`,
  as,
  async open(visit) {
    await choose(visit, center);
    await open(visit);
  },
  leave: (visit) => choose(visit, usual),
});

const luna = (name: string, open: Screen["open"]): Screen => ({ name: `provider-${name}`, as: "amaranta", open });
const newcomer = (name: string, open: Screen["open"]): Screen => ({ name: `provider-${name}`, as: "new-provider", open });

const pressed = async ({ page }: Visit, name: string | RegExp) => page.locator("main").getByRole("button", { name }).first().click();

const picture = (hue: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="560"><rect width="900" height="560" fill="hsl(${hue} 60% 88%)"/><circle cx="${300 + hue}" cy="260" r="120" fill="hsl(15 80% 65%)"/><rect y="400" width="900" height="160" fill="hsl(190 55% 35%)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** Uploads photos until a gallery has this many. */
const photos = (center: string, wanted: number) => async (visit: Visit) => {
  const { page } = visit;
  await at(`${ROOT}/galeria`)(visit);
  for (let there = await page.locator("#fotos li").count(); there < wanted; there++) {
    const buffer = await picture(there * 30);
    const fotos = { name: `sala-${there + 1}.jpg`, mimeType: "image/jpeg", buffer };
    await post(visit, `${ROOT}/galeria`, { centro: idOfCenter(center), hacer: "subir", fotos });
  }
  await at(`${ROOT}/galeria`)(visit);
};

const dayFromToday = (days: number) => dayInSantoDomingo(new Date(Date.now() + days * 86_400_000));

/** Adds papers to a center without any: one that expired, one that expires soon, one that does not. */
async function papers(visit: Visit) {
  const { page } = visit;
  await at(`${ROOT}/galeria`)(visit);
  if ((await page.locator("#documentos tbody tr").count()) > 0) return;
  const sent = [
    { documento: "bioseguridad", vence: dayFromToday(-12), titular: "" },
    { documento: "laboratorio", vence: dayFromToday(22), titular: "" },
    { documento: "habilitacion", vence: dayFromToday(200), titular: "" },
    { documento: "exequatur", vence: "", titular: "Dra. Amaranta Solís" },
  ];
  for (const fields of sent) {
    const archivo = { name: `${fields.documento}.pdf`, mimeType: "application/pdf", buffer: pdf };
    await post(visit, `${ROOT}/galeria`, { centro: idOfCenter(AMARANTA.usual), hacer: "documento", ...fields, archivo });
  }
  await at(`${ROOT}/galeria`)(visit);
}

/** Types prices and figures of every kind, some of them wrong, and publishes. */
async function wrongPrices(visit: Visit) {
  const { page } = visit;
  await at(`${ROOT}/precios`)(visit);
  await fill(page, "#precios", { "precio-icsi-complemento": "75o", "precio-dgp-embrion": "mil" });
  await pressed(visit, "Publicar cambios");
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function typedOutcomes(visit: Visit) {
  await at(`${ROOT}/precios`)(visit);
  const rows = { "under-35": [96, 84, 37], "35-37": [72, 61, 22], "38-40": [58, 47, 12], "41-42": [31, 22, 33], "43-plus": [11, 6, 0] };
  for (const [band, [punciones, transferencias, nacimientos]] of Object.entries(rows)) {
    const values = { punciones, transferencias, nacimientos };
    for (const [figure, value] of Object.entries(values)) await visit.page.locator(`[name="${figure}-${band}"]`).fill(String(value));
  }
}

async function refusedPhoto(visit: Visit) {
  const { page } = visit;
  await page.goto(`${visit.url}${ROOT}/galeria`, { waitUntil: "networkidle" });
  await page.setInputFiles('[name="fotos"]', { name: "recepción.jpg", mimeType: "image/jpeg", buffer: executable });
  await pressed(visit, "Subir fotos");
  await page.getByText("recepción.jpg no entró").waitFor();
}

/** Invites somebody, replacing an earlier invitation. */
async function invited(visit: Visit) {
  await at(`${ROOT}/equipo`)(visit);
  await fill(visit.page, "main", { email: "bruno.caoba@correo.example" });
  await pressed(visit, "Invitar");
  await visit.page.waitForURL("**hecho=invitar");
}

/** Claims a profile. There is one claim for each profile. */
const claimed = (slug: string) => async (visit: Visit) => {
  const { page } = visit;
  await at("/claims")(visit);
  await fill(page, "main", { perfil: slug });
  await pressed(visit, "Buscar");
  await page.locator('[name="mensaje"]').fill("Soy la directora médica. Puedo enviar la habilitación del centro.");
  await page.locator("main form [type=submit]").click();
  await page.waitForURL("**/claims/*");
};

/** Makes a claim that our team refused. The first of several screens makes it. */
async function rejected(visit: Visit) {
  const { page, dataDir } = visit;
  await at("/claims")(visit);
  const refused = page.locator('main a:has-text("Rechazado")');
  if ((await refused.count()) > 0) return refused.first().click();
  await claimed("clinica-ambar-del-norte")(visit);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const env = { ...process.env, DATA_DIR: dataDir };
  execFileSync(process.execPath, ["scripts/claim.ts", "reject", id, "El documento no nombra al centro."], { env });
  await page.reload();
}

/** Follows the first link of a screen whose address begins with this path. */
const following = (path: string, link: string) => async (visit: Visit) => {
  await at(path)(visit);
  await visit.page.goto(visit.url + (await visit.page.locator(`main a[href^="${link}"]`).first().getAttribute("href")));
};

/** Makes a screen of the inbox with a request in each state. */
const inboxOf = (name: string, query: string): Screen => ({
  name: `provider-inbox-${name}`,
  as: "yadira",
  open: at(`${ROOT}/solicitudes${query}`),
});

/** Opens the first request of an inbox with a query. */
const firstRequest =
  (query = "") =>
  async (visit: Visit) => {
    await at(`${ROOT}/solicitudes${query}`)(visit);
    const link = visit.page.locator("main li h2 a").first();
    await visit.page.goto(visit.url + (await link.getAttribute("href")), { waitUntil: "networkidle" });
  };

/** Makes a screen of the first request in that inbox with a query, after an act on it. */
const requestOf = (name: string, query: string, act?: Screen["open"]): Screen => ({
  name: `provider-request-${name}`,
  as: "yadira",
  async open(visit) {
    await firstRequest(query)(visit);
    await act?.(visit);
  },
});

/** Gives the center a system at an unused port of this machine. The first of several screens saves it. */
async function withSystem(visit: Visit) {
  const { page } = visit;
  await at(`${ROOT}/webhooks`)(visit);
  if ((await page.getByRole("button", { name: "Cambiar el secreto" }).count()) > 0) return;
  await fill(page, "main", { url: "http://127.0.0.1:9/cuna" });
  await pressed(visit, "Guardar");
  await page.getByText("whsec_").waitFor();
}

/** The screens of centers and specialists: on the first day, before publication, and public. */
export const providerScreens: readonly Screen[] = [
  newcomer("first-day", at(ROOT)),
  newcomer("first-day-errors", async (visit) => {
    await at(ROOT)(visit);
    await visit.page.locator("main summary").first().click();
    await fill(visit.page, "main", { nombre: "" });
    await pressed(visit, "Empezar");
    await visit.page.locator("[aria-invalid=true]").first().waitFor();
  }),
  about(AMARANTA, "Unidad Colibrí", "home-draft", at(ROOT)),
  about(YADIRA, "Centro Manatí", "home-pending", at(ROOT)),
  about(YADIRA, "Centro Arrecife", "home-returned", at(ROOT)),
  luna("home", at(ROOT)),
  {
    ...luna("centers-menu", async (visit) => {
      await at(ROOT)(visit);
      await visit.page.locator(`[popovertarget=centro-${visit.width < 900 ? "telefono" : "lateral"}]`).click();
    }),
    viewportOnly: true,
  },
  luna("profile", at(`${ROOT}/perfil`)),
  { name: "provider-profile-asked", as: "yadira", open: at(`${ROOT}/perfil`) },
  luna("profile-errors", async (visit) => {
    const { page } = visit;
    await at(`${ROOT}/perfil`)(visit);
    await fill(page, "#contacto", { telefono: "809", email: "amaranta@", web: "luna" });
    await pressed(visit, "Guardar cambios");
    await page.locator("[aria-invalid=true]").first().waitFor();
  }),
  luna("prices", at(`${ROOT}/precios`)),
  luna("prices-errors", wrongPrices),
  luna("outcomes-typed", typedOutcomes),
  luna("outcomes-donor", at(`${ROOT}/precios?ovulos=donor#resultados`)),
  { ...luna("gallery", papers), shows: "/dashboard/provider/galeria" },
  luna("gallery-refused", refusedPhoto),
  about(AMARANTA, "Unidad Colibrí", "gallery-empty", at(`${ROOT}/galeria`)),
  about(YADIRA, "Unidad Caracola", "gallery-photos", photos("Unidad Caracola", 4)),
  about(YADIRA, "Unidad Caracola", "gallery-crop", async (visit) => {
    await photos("Unidad Caracola", 4)(visit);
    await visit.page.waitForLoadState("networkidle");
    await pressed(visit, /^Recortar/);
    await visit.page.getByText("El recorte reemplaza la foto.").waitFor();
  }),
  about(YADIRA, "Centro Arrecife", "gallery-full", photos("Centro Arrecife", 12)),
  luna("statistics", at(`${ROOT}/estadisticas`)),
  luna("statistics-table", async (visit) => {
    await at(`${ROOT}/estadisticas?dias=30`)(visit);
    for (const table of await visit.page.locator("main summary").all()) await table.click();
  }),
  about(AMARANTA, "Unidad Colibrí", "statistics-none", at(`${ROOT}/estadisticas`)),
  { ...luna("people", invited), shows: "/dashboard/provider/equipo" },
  luna("people-errors", async (visit) => {
    await at(`${ROOT}/equipo`)(visit);
    await fill(visit.page, "main", { email: "bruno.caoba@" });
    await pressed(visit, "Invitar");
    await visit.page.locator("[aria-invalid=true]").first().waitFor();
  }),
  about(YADIRA, "Centro Arrecife", "people-editor", at(`${ROOT}/equipo`)),
  { ...luna("doctors", at(`${ROOT}/doctores`)), shows: "/dashboard/provider/doctores" },
  luna("doctors-found", async (visit) => {
    await at(`${ROOT}/doctores`)(visit);
    await fill(visit.page, "main", { nombre: "Dra. Solís", email: "otra.solis@correo.example" });
    await pressed(visit, "Invitar");
    await visit.page.getByText("¿Es alguien de aquí?").waitFor();
  }),
  about(AMARANTA, "Unidad Colibrí", "doctors-none", at(`${ROOT}/doctores`)),
  luna("preview", at(`${ROOT}/vista-previa`)),
  about(AMARANTA, "Unidad Colibrí", "preview-draft", at(`${ROOT}/vista-previa`)),
  luna("reviews", at(`${ROOT}/resenas`)),
  luna("reviews-reply", async (visit) => {
    await at(`${ROOT}/resenas`)(visit);
    await visit.page.locator("main summary").first().click();
    await visit.page.locator("main summary").nth(1).click();
  }),
  about(AMARANTA, "Unidad Colibrí", "reviews-none", at(`${ROOT}/resenas`)),
  newcomer("claims-none", at("/claims")),
  {
    ...newcomer("claim-new", async (visit) => {
      await at("/claims")(visit);
      await fill(visit.page, "main", { perfil: "fertilidad-almendro" });
      await pressed(visit, "Buscar");
      await visit.page.locator('[name="mensaje"]').waitFor();
    }),
    shows: "/claim-profile/:entityId",
  },
  { name: "provider-claim-open", shows: "/claims/:id", as: "yadira", open: claimed("fertilidad-almendro") },
  { name: "provider-claim-rejected", as: "yadira", open: rejected },
  { name: "provider-claims", as: "yadira", open: at("/claims") },
  luna("agenda", at(`${ROOT}/agenda`)),
  luna("agenda-doctors", at(`${ROOT}/agenda/doctores`)),
  luna("agenda-calendars", at(`${ROOT}/agenda/calendarios`)),
  {
    ...luna("agenda-doctor", following(`${ROOT}/agenda/doctores`, `${ROOT}/agenda/doctores/`)),
    shows: "/dashboard/provider/agenda/doctores/:id",
  },
  luna("featured", at(`${ROOT}/destacado`)),
  luna("agenda-new", at(`${ROOT}/agenda/nueva`)),
  luna("requests", at(`${ROOT}/solicitudes`)),
  inboxOf("all", ""),
  inboxOf("withdrawn", "?ver=retiradas"),
  inboxOf("none", "?buscar=nada"),
  requestOf("withdrawn", "?ver=retiradas"),
  requestOf("closed", "?ver=cerradas"),
  requestOf("opened", "?ver=abiertas"),
  requestOf("return-asked", "?buscar=nieves"),
  requestOf("return-refused", "?buscar=mercedes", async ({ page }) => {
    await page.locator("main summary", { hasText: "Devolver" }).click();
    await page.locator('main [name="hacer"][value="devolver"]').click();
    await page.locator("main [aria-invalid=true]").waitFor();
  }),
  { ...luna("request", firstRequest()), shows: "/dashboard/provider/solicitudes/:id" },
  {
    ...luna("quote", async (visit) => {
      await firstRequest("?ver=abiertas")(visit);
      await visit.page.goto(`${visit.page.url().split("?")[0]}/presupuesto`);
    }),
    shows: "/dashboard/provider/solicitudes/:id/presupuesto",
  },
  luna("templates", at(`${ROOT}/solicitudes/plantillas`)),
  luna("preferences", at(`${ROOT}/solicitudes/preferencias`)),
  luna("provider-security", at("/seguridad")),
  luna("provider-settings", at(`${ROOT}/ajustes`)),
  luna("provider-find", at(`${ROOT}/buscar?q=fiv`)),
  luna("webhooks", at(`${ROOT}/webhooks`)),
  luna("webhooks-errors", async (visit) => {
    await at(`${ROOT}/webhooks`)(visit);
    await fill(visit.page, "main", { url: "http://sistema.example/cuna" });
    await pressed(visit, "Guardar");
    await visit.page.locator("[aria-invalid=true]").first().waitFor();
  }),
  luna("webhooks-secret", async (visit) => {
    await withSystem(visit);
    await pressed(visit, "Cambiar el secreto");
    await visit.page.getByText("whsec_").waitFor();
  }),
  luna("webhooks-deliveries", async (visit) => {
    await withSystem(visit);
    await pressed(visit, "Enviar una prueba");
    await visit.page.getByText("El envío está en camino").waitFor();
  }),
  luna("automatic", at(`${ROOT}/billetera/automatica`)),
  luna("automatic-errors", async (visit) => {
    await at(`${ROOT}/billetera/automatica`)(visit);
    await visit.page.getByLabel("Por solicitud").fill("cien");
    await pressed(visit, "Probar otra vez");
  }),
  {
    ...luna("thread", (visit) => fromKeptMail(visit, "/dashboard/provider/solicitudes/")),
    shows: "/dashboard/provider/solicitudes/:id/mensajes",
  },
  luna("notices", at(`${ROOT}/avisos`)),
  luna("agenda-hours", at(`${ROOT}/agenda/horario`)),
  {
    ...luna("agenda-consultation", following(`${ROOT}/agenda`, `${ROOT}/agenda/consulta/`)),
    shows: "/dashboard/provider/agenda/consulta/:id",
  },
  about(AMARANTA, "Unidad Colibrí", "agenda-none", at(`${ROOT}/agenda`)),
  { name: "patient-consultations", as: "maria", open: at("/dashboard/user/consultas") },
  { name: "patient-consultation-new", as: "maria", open: at("/dashboard/user/consultas/nueva?centro=clinica-luna-de-larimar") },
  {
    name: "patient-consultation",
    shows: "/dashboard/user/consultas/:id",
    as: "maria",
    open: following("/dashboard/user/consultas", "/dashboard/user/consultas/"),
  },
  { name: "patient-review", as: "maria", open: at(`/dashboard/user/consultas/${demoId("consultation of maria before")}/resena`) },
  {
    name: "patient-review-refused",
    as: "maria",
    async open(visit) {
      await at(`/dashboard/user/consultas/${demoId("consultation to decide maria")}/resena`)(visit);
      await visit.page.getByText("Apelar", { exact: true }).click();
    },
  },
];
