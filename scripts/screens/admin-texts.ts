import { at, type Screen } from "./screen.ts";

const screens: readonly Omit<Screen, "as">[] = [
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
      await page.getByRole("main").getByLabel("Solicitud a un centro").first().fill("Acepto que [sitio] la envíe a [clínica].");
      await page.getByRole("main").getByRole("button", { name: "Guardar los cambios", exact: true }).click();
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "admin-texts", open: at("/dashboard/admin/contenido") },
  { name: "admin-text", open: at("/dashboard/admin/contenido/article/edad-y-reserva-ovarica") },
  { name: "admin-text-versions", open: at("/dashboard/admin/contenido/article/edad-y-reserva-ovarica/versiones") },
  { name: "admin-text-compared", open: at("/dashboard/admin/contenido/article/edad-y-reserva-ovarica/versiones?comparar=1") },
  { name: "admin-treatments", open: at("/admin/treatments") },
  { name: "admin-treatment", open: at("/admin/treatments/adopcion-de-embriones") },
  { name: "admin-treatment-questions", open: at("/admin/treatments/adopcion-de-embriones/preguntas") },
  { name: "admin-treatment-sources", open: at("/admin/treatments/adopcion-de-embriones/fuentes") },
  { name: "admin-treatment-review", open: at("/admin/treatments/adopcion-de-embriones/revision") },
  {
    name: "admin-drafts",
    shows: "/admin/generate-treatments",
    open: async ({ page, url }) => {
      await page.goto(`${url}/admin/generate-treatments?tratamiento=fiv`);
      await page.getByRole("button", { name: "Generar" }).click();
      await page.waitForURL("**hecho=generado");
    },
  },
  { name: "admin-text-review", open: at("/dashboard/admin/revisiones/treatment/congelacion-de-embriones") },
  { name: "admin-text-signed", open: at("/dashboard/admin/revisiones/article/edad-y-reserva-ovarica") },
  { name: "admin-sources", open: at("/dashboard/admin/fuentes") },
  { name: "admin-source", open: at("/dashboard/admin/fuentes/asrm-reserva-ovarica-2020") },
  { name: "admin-statements", open: at("/dashboard/admin/promesas") },
  {
    name: "admin-statement",
    shows: "/dashboard/admin/promesas/:id",
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/promesas?q=500`);
      await page.getByRole("main").getByRole("link", { name: "Más de 500 familias" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Afirmación" }).waitFor();
    },
  },
];

/** Screens of administration for the site's own words: texts with their versions and sources, promises, settings. */
export const adminTextScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, as: "lia" }));
