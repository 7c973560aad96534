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

/** Opens a paper of the demo world's profile that waits, and waits until it is seen. */
async function openPaper({ page, url }: Visit, link: string) {
  await page.goto(`${url}/dashboard/admin/verificacion`);
  await page.getByRole("main").getByRole("link", { name: "Centro Manatí" }).click();
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await page.locator("#papel .paper-words > span, #papel img.absolute").first().waitFor();
}

const screens: readonly Omit<Screen, "as">[] = [
  { name: "admin", open: at("/dashboard/admin") },
  { name: "admin-queue", open: at(QUEUE) },
  { name: "admin-queue-all", open: at(`${QUEUE}?vista=all`) },
  { name: "admin-queue-none", open: at(`${QUEUE}?q=NADA`) },
  { name: "admin-request-held", open: first("held") },
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
  { name: "admin-jobs", open: at("/dashboard/admin/trabajos"), audited: true },
  { name: "admin-jobs-waiting", open: at("/dashboard/admin/trabajos?vista=waiting") },
  { name: "admin-mails", open: at("/dashboard/admin/correo"), audited: true },
  { name: "admin-mails-sent", open: at("/dashboard/admin/correo?vista=sent") },
  { name: "admin-newsletter", open: at("/dashboard/admin/boletin") },
  { name: "admin-newsletter-new", open: at("/dashboard/admin/boletin/nuevo") },
  { name: "admin-subscribers", open: at("/dashboard/admin/boletin/suscriptores") },
  { name: "admin-find", open: at("/dashboard/admin/buscar?q=bah") },
  { name: "admin-find-none", open: at("/dashboard/admin/buscar?q=zzz") },
  { name: "admin-searches", open: at("/dashboard/admin/busquedas") },
  { name: "admin-menus", open: at("/dashboard/admin/menus") },
  { name: "admin-pictures", open: at("/dashboard/admin/contenido/imagenes") },
  { name: "admin-menus-footer", open: at("/dashboard/admin/menus/pie") },
  { name: "admin-settings", open: at("/dashboard/admin/ajustes") },
  { name: "admin-settings-limits", open: at("/dashboard/admin/ajustes/ritmo") },
  { name: "admin-settings-brand", open: at("/dashboard/admin/ajustes/marca") },
  { name: "admin-settings-languages", open: at("/dashboard/admin/ajustes/idiomas") },
  { name: "admin-settings-tag-manager", open: at("/dashboard/admin/ajustes/medicion") },
  { name: "admin-settings-rates", open: at("/dashboard/admin/ajustes/cambio") },
  { name: "admin-settings-bank", open: at("/dashboard/admin/ajustes/cuenta-bancaria") },
  { name: "admin-settings-issuer", open: at("/dashboard/admin/ajustes/emisor") },
  { name: "admin-settings-itbis", open: at("/dashboard/admin/ajustes/itbis") },
  { name: "admin-settings-promises", open: at("/dashboard/admin/ajustes/promesas") },
  { name: "admin-settings-retention", open: at("/dashboard/admin/ajustes/plazos") },
  { name: "admin-settings-consents", open: at("/dashboard/admin/ajustes/consentimiento-solicitudes") },
  { name: "admin-settings-consent-messages", open: at("/dashboard/admin/ajustes/consentimiento-mensajes") },
  { name: "admin-settings-consent-newsletter", open: at("/dashboard/admin/ajustes/consentimiento-boletin") },
  {
    name: "admin-settings-consents-error",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/ajustes/consentimiento-solicitudes`);
      await page.getByLabel("Solicitud a un centro").fill("Acepto que [sitio] la envíe a [clínica].");
      await press(page, "Guardar los cambios");
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "admin-message",
    async open({ page, url, ...rest }) {
      await write({ page, url, ...rest });
      await page.goto(`${url}/dashboard/admin/mensajes`);
      await page.getByRole("main").getByRole("link", { name: /^ME-/ }).first().click();
      await page.getByRole("heading", { level: 1, name: /^ME-/ }).waitFor();
    },
  },
  { name: "admin-messages", open: at("/dashboard/admin/mensajes") },
  { name: "admin-verification", open: at("/dashboard/admin/verificacion") },
  { name: "admin-verification-pdf", open: (visit) => openPaper(visit, "Ver habilitacion.pdf"), audited: true },
  { name: "admin-verification-photo", open: (visit) => openPaper(visit, "Ver exequatur.jpg"), audited: true },
  { name: "admin-centers", open: at("/dashboard/admin/centros") },
  { name: "admin-specialists", open: at("/dashboard/admin/especialistas?vista=incompletos") },
  {
    name: "admin-center",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/centros?q=larimar`);
      await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
      await page.getByRole("heading", { name: "Qué tiene" }).waitFor();
    },
  },
  { name: "admin-center-new", open: at("/dashboard/admin/centros/nuevo") },
  {
    name: "admin-center-edit",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/centros?responsable=no`);
      await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
      await page.getByRole("link", { name: "Corregir la ficha" }).click();
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
  { name: "admin-texts", open: at("/dashboard/admin/contenido") },
  { name: "admin-treatments", open: at("/admin/treatments") },
  { name: "admin-treatment", open: at("/admin/treatments/adopcion-de-embriones") },
  { name: "admin-treatment-questions", open: at("/admin/treatments/adopcion-de-embriones/preguntas") },
  { name: "admin-treatment-sources", open: at("/admin/treatments/adopcion-de-embriones/fuentes") },
  { name: "admin-treatment-review", open: at("/admin/treatments/adopcion-de-embriones/revision") },
  { name: "admin-badges", open: at("/admin/badges") },
  { name: "admin-badge", open: at("/admin/badges/atencion-internacional") },
  { name: "admin-catalog", open: at("/dashboard/admin/listas/ciudades") },
  {
    name: "admin-drafts",
    open: async ({ page, url }) => {
      await page.goto(`${url}/admin/generate-treatments?tratamiento=fiv`);
      await page.getByRole("button", { name: "Generar" }).click();
      await page.waitForURL("**hecho=generado");
    },
  },
  { name: "admin-people", open: at("/dashboard/admin/usuarios") },
  { name: "admin-people-invite", open: at("/dashboard/admin/usuarios/invitar") },
  { name: "admin-reviewers", open: at("/dashboard/admin/revisores") },
  { name: "admin-text-review", open: at("/dashboard/admin/revisiones/treatment/congelacion-de-embriones") },
  { name: "admin-text-signed", open: at("/dashboard/admin/revisiones/article/edad-y-reserva-ovarica") },
  { name: "admin-sources", open: at("/dashboard/admin/fuentes") },
  { name: "admin-source", open: at("/dashboard/admin/fuentes/asrm-reserva-ovarica-2020") },
  { name: "admin-statements", open: at("/dashboard/admin/promesas") },
  {
    name: "admin-statement",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/promesas?q=500`);
      await page.getByRole("main").getByRole("link", { name: "Más de 500 familias" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Afirmación" }).waitFor();
    },
  },
  { name: "admin-log", open: at("/dashboard/admin/registro") },
  { name: "admin-imports", open: at("/dashboard/admin/importar") },
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

/** Administration: the queue, its requests and their acts, calls, prices and the rule that ranks centers. */
export const adminScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, as: "lia" }));
