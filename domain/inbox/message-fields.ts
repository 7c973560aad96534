/**
 * What a message to our own team asks, by kind. Most of its fields are those of any public form, with their rules; only the
 * topic and the service are its own.
 */
import { SHARED_FIELDS, type SharedField } from "#domain/submissions/form-fields.ts";
import type { WrittenKind } from "./message.ts";

/** What a message is about, when it is about the site. */
export const TOPICS = ["pregunta", "solicitud", "centro", "datos", "otro"] as const;
export type Topic = (typeof TOPICS)[number];

export type MessageTextField = SharedField | "asunto" | "servicio";

export interface MessageForm extends Record<MessageTextField, string> {
  /** A honeypot field: only robots fill it in. */
  website: string;
  consentimiento: boolean;
}
export type MessageField = MessageTextField | "consentimiento";

export const EMPTY_MESSAGE: Readonly<MessageForm> = {
  nombre: "",
  apellido: "",
  email: "",
  telefono: "",
  metodoContacto: "",
  idioma: "",
  estado: "",
  pais: "",
  provincia: "",
  ciudad: "",
  fechasVisita: "",
  alojamiento: "",
  mensaje: "",
  asunto: "",
  servicio: "",
  website: "",
  consentimiento: false,
};

export const MESSAGE_FIELDS: Readonly<Record<WrittenKind, readonly MessageTextField[]>> = {
  contact: ["nombre", "email", "telefono", "asunto", "mensaje"],
  advice: ["nombre", "email", "telefono", "metodoContacto", "idioma", "servicio", "estado", "mensaje"],
  trip: [
    "nombre",
    "apellido",
    "email",
    "telefono",
    "metodoContacto",
    "idioma",
    "pais",
    "provincia",
    "servicio",
    "fechasVisita",
    "ciudad",
    "alojamiento",
    "mensaje",
  ],
};

/** Marked with an asterisk and enforced, besides the consent. */
export const REQUIRED_MESSAGE_FIELDS: Readonly<Record<WrittenKind, readonly MessageTextField[]>> = {
  contact: ["nombre", "email", "asunto", "mensaje"],
  advice: ["nombre", "email", "metodoContacto", "mensaje"],
  trip: ["nombre", "apellido", "email", "telefono", "pais", "servicio"],
};

/** An answer of our team. */
export const REPLY_RULE = SHARED_FIELDS.mensaje;
