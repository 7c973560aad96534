import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { demoId } from "#db/seed/demo-ids.ts";
import { write } from "./requests.ts";
import { at, fill, type Screen, type Visit } from "./screen.ts";

const QUEUE = "/dashboard/admin/solicitudes";
const DRAFT = "ciudad=50&idioma=15&verificacion=10&respuesta=15&rotacion=10&centros=1";

/** Opens the first request of a view. */
const first =
  (view: string) =>
  async ({ page, url }: Visit) => {
    await page.goto(`${url}${QUEUE}?vista=${view}`);
    await page.locator(`main a[href*="${QUEUE}/"]`, { hasText: "CU-" }).first().click();
    await page.getByRole("heading", { level: 1, name: /^Solicitud CU-/ }).waitFor();
  };

const press = (page: Visit["page"], name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Opens the first row of a list that contains these words. */
const row =
  (list: string, words: string | RegExp = "") =>
  async ({ page, url }: Visit) => {
    await page.goto(url + list);
    await page.locator("main tbody tr", { hasText: words }).first().locator("a").first().click();
    await page.waitForURL((address) => address.pathname !== list.replace(/[?].*$/, ""));
  };

/** Writes to our team, and opens what erasing the writer would take. */
async function toErase(visit: Visit) {
  const { page, url } = visit;
  await write(visit);
  await page.goto(`${url}/dashboard/admin/mensajes`);
  await page.getByRole("main").getByRole("link", { name: /^ME-/ }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Borrar a esta persona" }).click();
  await page.locator('main [name="palabra"]').waitFor();
}

/** Opens the form that gives the demo world's first center credit. */
async function toCredit(visit: Visit) {
  await row("/dashboard/admin/centros?q=Luna+de+Larimar")(visit);
  await visit.page.getByRole("main").getByRole("link", { name: "Dar crédito a mano" }).first().click();
  await visit.page.locator('main [name="monto"]').waitFor();
}

/** Uploads a file whose rows have mistakes, and waits until it is read. */
async function importWithErrors({ page, url }: Visit) {
  await page.goto(`${url}/dashboard/admin/importar`);
  const rows = [
    "nombre,tipo,ciudad,correo",
    "Centro Coral Azul,clinic,Santiago,coral@coralazul.example",
    "Centro sin ciudad,clinic,,no-es-correo",
  ];
  await page.locator('[name="archivo"]').setInputFiles({ name: "centros.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.locator("main form").first().locator("[type=submit]").first().click();
  await page.waitForURL(/importar\/[0-9a-f-]{36}/);
  await page.locator('main [value="corregir"]').first().waitFor();
}

/** Opens a waiting paper of the demo world's profile, and waits until it is shown. */
async function openPaper({ page, url }: Visit, link: string) {
  await page.goto(`${url}/dashboard/admin/verificacion`);
  await page.getByRole("main").getByRole("link", { name: "Centro Manatí" }).click();
  await page.getByRole("main").getByRole("link", { name: link }).first().click();
  await page.locator("#papel .paper-words > span, #papel img.absolute").first().waitFor();
}

const screens: readonly Omit<Screen, "as">[] = [
  { name: "admin", open: at("/dashboard/admin") },
  { name: "admin-queue", open: at(QUEUE) },
  { name: "admin-queue-all", open: at(`${QUEUE}?vista=all`) },
  { name: "admin-queue-none", open: at(`${QUEUE}?q=NADA`) },
  { name: "admin-request-held", shows: "/dashboard/admin/solicitudes/:id", open: first("held") },
  { name: "admin-request-advice", open: first("advice") },
  { name: "admin-request-unmatched", open: first("unmatched") },
  { name: "admin-request-routed", open: first("routed") },
  {
    name: "admin-request-opened",
    async open(visit) {
      await first("held")(visit);
      await press(visit.page, "Ver el contacto");
      await visit.page.getByRole("main").getByRole("status").waitFor();
    },
  },
  {
    name: "admin-request-error",
    async open(visit) {
      await first("held")(visit);
      await visit.page.getByRole("main").locator("summary", { hasText: "Rechazar" }).click();
      await press(visit.page, "Rechazar");
      await visit.page.locator("main [aria-invalid=true]").waitFor();
    },
  },
  { name: "admin-call", open: at(`${QUEUE}/nueva`) },
  {
    name: "admin-call-errors",
    async open({ page, url }) {
      await page.goto(`${url}${QUEUE}/nueva`);
      await page.getByRole("main").getByRole("checkbox").last().check();
      await fill(page, "main", { nombre: "Altagracia", email: "altagracia@", telefono: "1", centro: "Clínica" });
      await press(page, "Anotar");
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "admin-call-taken",
    audited: true,
    async open({ page, url }) {
      await page.goto(`${url}${QUEUE}/nueva`);
      await page.getByRole("main").getByRole("checkbox").last().check();
      await fill(page, "main", { nombre: "Altagracia Peña", telefono: `+1 809 55${String(Date.now()).slice(-5)}` });
      await press(page, "Anotar");
      await page.getByText("Enviar por WhatsApp").waitFor();
    },
  },
  { name: "admin-calls", open: at("/dashboard/admin/llamadas") },
  { name: "admin-returns", open: at("/dashboard/admin/devoluciones") },
  {
    name: "admin-returns-error",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/devoluciones`);
      await page.getByRole("main").locator('[value="negar"]').first().click();
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "admin-returns-decided", open: at("/dashboard/admin/devoluciones?vista=decididas") },
  { name: "admin-credits", open: at("/dashboard/admin/creditos") },
  { name: "admin-credit", shows: "/dashboard/admin/creditos/:id", open: toCredit },
  {
    name: "admin-credit-error",
    shows: "/dashboard/admin/creditos/:id",
    async open(visit) {
      await toCredit(visit);
      await fill(visit.page, "main", { monto: "mucho", motivo: "Falla" });
      await press(visit.page, "Dar el crédito");
      await visit.page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "admin-conduct", open: at("/dashboard/admin/conducta") },
  { name: "admin-prices", open: at("/dashboard/admin/precios") },
  {
    name: "admin-prices-errors",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/precios`);
      await press(page, "Cambiar el precio");
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "admin-not-found", open: at("/dashboard/admin/nada") },
  { name: "admin-alerts", open: at("/dashboard/admin/alertas"), audited: true },
  { name: "admin-jobs", open: at("/dashboard/admin/trabajos"), audited: true },
  { name: "admin-backups", open: at("/dashboard/admin/copias"), audited: true },
  { name: "admin-jobs-waiting", open: at("/dashboard/admin/trabajos?vista=waiting") },
  { name: "admin-mails", open: at("/dashboard/admin/correo"), audited: true },
  { name: "admin-mails-sent", open: at("/dashboard/admin/correo?vista=sent") },
  { name: "admin-newsletter", open: at("/dashboard/admin/boletin") },
  { name: "admin-newsletter-new", open: at("/dashboard/admin/boletin/nuevo") },
  { name: "admin-newsletter-sent", shows: "/dashboard/admin/boletin/:id", open: row("/dashboard/admin/boletin?vista=sent") },
  { name: "admin-subscribers", open: at("/dashboard/admin/boletin/suscriptores") },
  { name: "admin-find", open: at("/dashboard/admin/buscar?q=bah") },
  { name: "admin-find-none", open: at("/dashboard/admin/buscar?q=zzz") },
  {
    name: "admin-find-person",
    shows: "/dashboard/admin/buscar",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/buscar`);
      await page.locator('main [name="q"]').fill("maria.rosario@correo.example");
      await press(page, "Buscar");
      await page.getByRole("main").getByRole("heading", { name: "Todo lo suyo" }).waitFor();
    },
  },
  { name: "admin-erase-person", shows: "/dashboard/admin/borrar/:what/:id", open: toErase },
  {
    name: "admin-erasure",
    shows: "/dashboard/admin/borrados/:id",
    async open(visit) {
      await toErase(visit);
      const { page } = visit;
      await page.locator('main label:has([value="phone"])').click();
      await page.locator('main [name="motivo"]').fill("Llamó desde el número de su mensaje.");
      await page.locator('main [name="prueba"]').fill(DEMO_PASSWORD);
      await page.locator('main [name="palabra"]').fill("BORRAR");
      await press(page, "Borrar para siempre");
      await page.getByRole("heading", { level: 1, name: /^Recibo BOR-/ }).waitFor();
    },
  },
  { name: "admin-searches", open: at("/dashboard/admin/busquedas") },
  { name: "admin-menus", open: at("/dashboard/admin/menus") },
  { name: "admin-pictures", open: at("/dashboard/admin/contenido/imagenes") },
  { name: "admin-menus-footer", open: at("/dashboard/admin/menus/pie") },
  {
    name: "admin-message",
    shows: "/dashboard/admin/mensajes/:id",
    async open({ page, url, ...rest }) {
      await write({ page, url, ...rest });
      await page.goto(`${url}/dashboard/admin/mensajes`);
      await page.getByRole("main").getByRole("link", { name: /^ME-/ }).first().click();
      await page.getByRole("heading", { level: 1, name: /^ME-/ }).waitFor();
    },
  },
  { name: "admin-messages", open: at("/dashboard/admin/mensajes") },
  { name: "admin-verification", open: at("/dashboard/admin/verificacion") },
  {
    name: "admin-verification-pdf",
    shows: "/dashboard/admin/verificacion/:id",
    open: (visit) => openPaper(visit, "Ver habilitacion.pdf"),
    audited: true,
  },
  {
    name: "admin-verification-change",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/verificacion?vista=changes`);
      await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
      await page.locator("#cambios").waitFor();
    },
  },
  { name: "admin-verification-photo", open: (visit) => openPaper(visit, "Ver exequatur.jpg"), audited: true },
  { name: "admin-centers", open: at("/dashboard/admin/centros") },
  { name: "admin-specialists", open: at("/dashboard/admin/especialistas?vista=incompletos") },
  {
    name: "admin-center",
    shows: "/dashboard/admin/centros/:id",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/centros?q=larimar`);
      await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
      await page.getByRole("heading", { name: "Qué tiene" }).waitFor();
    },
  },
  { name: "admin-center-new", open: at("/dashboard/admin/centros/nuevo") },
  {
    name: "admin-center-edit",
    shows: "/dashboard/admin/centros/:id/ficha",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/centros?responsable=no`);
      await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
      await page.getByRole("link", { name: "Corregir el perfil" }).click();
      await page.getByRole("heading", { name: "Corregir" }).waitFor();
    },
  },
  {
    name: "admin-centers-asking",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/centros`);
      await page.getByRole("main").locator('[name="id"]').first().check();
      await press(page, "Retirar de la vista");
      await page.getByRole("main").getByRole("alert").waitFor();
    },
  },
  { name: "admin-claims", open: at("/dashboard/admin/reclamos") },
  { name: "admin-claim", shows: "/dashboard/admin/reclamos/:id", open: row("/dashboard/admin/reclamos") },
  { name: "admin-reviews", open: at("/dashboard/admin/resenas") },
  { name: "admin-review", open: at(`/dashboard/admin/resenas/${demoId("review to decide rosa")}`) },
  {
    name: "admin-review-error",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/resenas/${demoId("review to decide jenny")}`);
      await page.getByRole("main").getByRole("button", { name: "Rechazar" }).click();
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "admin-evidence", open: at("/dashboard/admin/evidencias") },
  {
    name: "admin-evidence-paper",
    audited: true,
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/evidencias`);
      await page.getByRole("main").getByRole("link", { name: "Ver resultados.pdf" }).first().click();
      await page.locator("#papel .paper-words > span").first().waitFor();
    },
  },
  { name: "admin-evidence-prices", open: at("/dashboard/admin/evidencias?vista=precios") },
  { name: "admin-featured", open: at("/dashboard/admin/destacados") },
  { name: "admin-badges", open: at("/admin/badges") },
  { name: "admin-badge", open: at("/admin/badges/atencion-internacional") },
  { name: "admin-catalog", open: at("/dashboard/admin/listas/ciudades") },
  { name: "admin-catalog-entry", shows: "/dashboard/admin/listas/:lista/:clave", open: row("/dashboard/admin/listas/ciudades") },
  { name: "admin-people", open: at("/dashboard/admin/usuarios") },
  { name: "admin-person", shows: "/dashboard/admin/usuarios/:id", open: row("/dashboard/admin/usuarios?q=maria") },
  { name: "admin-people-invite", open: at("/dashboard/admin/usuarios/invitar") },
  { name: "admin-team", open: at("/dashboard/admin/equipo") },
  { name: "admin-reviewers", open: at("/dashboard/admin/revisores") },
  { name: "admin-log", open: at("/dashboard/admin/registro") },
  { name: "admin-imports", open: at("/dashboard/admin/importar") },
  { name: "admin-import-errors", shows: "/dashboard/admin/importar/:id", open: importWithErrors },
  { name: "admin-exports", open: at("/dashboard/admin/exportar") },
  { name: "admin-policy", open: at("/dashboard/admin/politica") },
  { name: "admin-policy-trial", open: at(`/dashboard/admin/politica?${DRAFT}`) },
  { name: "admin-policy-sum", open: at("/dashboard/admin/politica?ciudad=90") },
  {
    name: "admin-policy-stale",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/politica?${DRAFT}`);
      await page.getByRole("button", { name: "Más peso: Ciudad" }).or(page.getByRole("slider").first()).first().press("ArrowRight");
      await page.getByRole("main").getByText("Los pesos cambiaron").first().waitFor();
    },
  },
];

/** Screens of administration: the queue, its requests and their acts, calls, prices and the rule that ranks centers. */
export const adminScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, as: "lia" }));
