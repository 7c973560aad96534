import { enterConsultation, fromKeptMail, fromMail, sendByProgram, sendToFullCenter, sendWhenBusy, write } from "./requests.ts";
import type { Screen, Visit } from "./screen.ts";

/** Opens the quotes behind the link of the mail about a thread of María's, which is the same request's. */
async function quotesOfThread(visit: Visit) {
  await fromKeptMail(visit, "/mensajes/");
  await visit.page.goto(visit.page.url().replace(/mensajes\/.*$/, "presupuestos"));
}

/** What the signed links of mails open. */
export const linkScreens: readonly Screen[] = [
  { name: "message-status", open: (visit) => fromMail(visit, "/mensaje/", write) },
  { name: "request-status", open: (visit) => fromMail(visit, "/solicitud/") },
  { name: "request-unconfirmed", open: (visit) => fromMail(visit, "#correo", sendWhenBusy) },
  { name: "request-by-program", open: (visit) => fromMail(visit, "/centros", sendByProgram) },
  { name: "request-in-line", open: (visit) => fromMail(visit, "/solicitud/", sendToFullCenter) },
  { name: "offer", open: (visit) => fromKeptMail(visit, "/oferta/") },
  { name: "link-thread", audited: true, open: (visit) => fromKeptMail(visit, "/mensajes/") },
  { name: "link-quotes", audited: true, open: quotesOfThread },
  { name: "guest-consultation", as: "amaranta", audited: true, open: (visit) => fromMail(visit, "/cita/", enterConsultation) },
];
