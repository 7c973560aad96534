/**
 * The fields of a message to our own team, by kind. Most of them are those of any public form, with their rules; only the topic and the
 * service belong to this form.
 */
import { SHARED_FIELDS, type SharedField } from "#domain/submissions/form-fields.ts";
import type { WrittenKind } from "./message.ts";

/** The topics of a message about the site. */
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
    "estado",
    "fechasVisita",
    "ciudad",
    "alojamiento",
    "mensaje",
  ],
};

/** Fields that are marked with an asterisk and required, besides the consent. */
export const REQUIRED_MESSAGE_FIELDS: Readonly<Record<WrittenKind, readonly MessageTextField[]>> = {
  contact: ["nombre", "email", "asunto", "mensaje"],
  advice: ["nombre", "email", "metodoContacto", "mensaje"],
  trip: ["nombre", "apellido", "email", "telefono", "pais", "servicio"],
};

/** The rule for an answer of our team. */
export const REPLY_RULE = SHARED_FIELDS.mensaje;
