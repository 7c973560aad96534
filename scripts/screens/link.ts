import {
  enterConsultation,
  fromKeptMail,
  fromMail,
  inviteDoctor,
  sendByProgram,
  sendToFullCenter,
  sendWhenBusy,
  write,
} from "./requests.ts";
import type { Screen, Visit } from "./screen.ts";

/** Opens the quotes of María's newest request by its signed link, which her own page of that request shows. */
async function quotesByLink({ page, url }: Visit) {
  const follow = async (link: string) => page.goto(url + (await page.locator(`main a[href^="${link}"]`).first().getAttribute("href")));
  await page.goto(`${url}/dashboard/user/solicitudes`);
  await follow("/dashboard/user/solicitudes/");
  await follow("/solicitud/");
  await page.goto(page.url().replace(/centros.*$/, "presupuestos"));
}

/** The screens behind the signed links of mails. */
export const linkScreens: readonly Screen[] = [
  { name: "message-status", shows: "/mensaje/:token", open: (visit) => fromMail(visit, "/mensaje/", write) },
  { name: "request-status", shows: "/solicitud/:token", open: (visit) => fromMail(visit, "/solicitud/") },
  { name: "request-unconfirmed", open: (visit) => fromMail(visit, "#correo", sendWhenBusy) },
  { name: "request-by-program", shows: "/solicitud/:token/centros", open: (visit) => fromMail(visit, "/centros", sendByProgram) },
  { name: "request-in-line", open: (visit) => fromMail(visit, "/solicitud/", sendToFullCenter) },
  {
    name: "text-draft",
    as: "lia",
    shows: "/borrador/:token",
    audited: true,
    async open({ page, url }) {
      await page.goto(`${url}/dashboard/admin/contenido/article/edad-y-reserva-ovarica`);
      const body = page.locator('main [name="cuerpo"]');
      await body.fill(`${await body.inputValue()}

Revisado otra vez ${Date.now()}.
`);
      await page.getByRole("button", { name: "Guardar borrador", exact: true }).click();
      await page.waitForURL("**hecho=guardado");
      await page.goto(`${url}/dashboard/admin/contenido/article/edad-y-reserva-ovarica/revision`);
      await page.getByRole("button", { name: "Crear el enlace", exact: true }).click();
      await page.goto(await page.locator("main input[readonly]").inputValue());
    },
  },
  { name: "offer", shows: "/oferta/:token", open: (visit) => fromKeptMail(visit, "/oferta/") },
  { name: "link-thread", shows: "/solicitud/:token/mensajes/:slug", audited: true, open: (visit) => fromKeptMail(visit, "/mensajes/") },
  { name: "team-message", as: "lia", shows: "/bandeja/:token", audited: true, open: (visit) => fromMail(visit, "/bandeja/", write) },
  {
    name: "newsletter-confirm",
    shows: "/boletin/confirmar/:token",
    audited: true,
    open: (visit) => fromKeptMail(visit, "/boletin/confirmar/", [], "Confirma que quieres"),
  },
  {
    name: "newsletter-end",
    shows: "/boletin/baja/:token",
    audited: true,
    open: (visit) => fromKeptMail(visit, "/boletin/baja/", [], "Qué incluye un precio de FIV"),
  },
  {
    name: "practice-invitation",
    shows: "/invitacion/:token",
    as: "amaranta",
    audited: true,
    open: (visit) => fromMail(visit, "/invitacion/", inviteDoctor),
  },
  { name: "link-quotes", shows: "/solicitud/:token/presupuestos", as: "maria", audited: true, open: quotesByLink },
  {
    name: "guest-consultation",
    shows: "/cita/:token",
    as: "amaranta",
    audited: true,
    open: (visit) => fromMail(visit, "/cita/", enterConsultation),
  },
];
