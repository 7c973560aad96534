import { enterConsultation, fromKeptMail, fromMail, sendByProgram, sendToFullCenter, sendWhenBusy, write } from "./requests.ts";
import type { Screen } from "./screen.ts";

/** What the signed links of mails open. */
export const linkScreens: readonly Screen[] = [
  { name: "message-status", open: (visit) => fromMail(visit, "/mensaje/", write) },
  { name: "request-status", open: (visit) => fromMail(visit, "/solicitud/") },
  { name: "request-unconfirmed", open: (visit) => fromMail(visit, "#correo", sendWhenBusy) },
  { name: "request-by-program", open: (visit) => fromMail(visit, "/centros", sendByProgram) },
  { name: "request-in-line", open: (visit) => fromMail(visit, "/solicitud/", sendToFullCenter) },
  { name: "offer", open: (visit) => fromKeptMail(visit, "/oferta/") },
  { name: "link-thread", audited: true, open: (visit) => fromKeptMail(visit, "/mensajes/") },
  { name: "link-quotes", audited: true, open: (visit) => fromKeptMail(visit, "/presupuestos") },
  { name: "guest-consultation", as: "amaranta", audited: true, open: (visit) => fromMail(visit, "/cita/", enterConsultation) },
];
