import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { KINDS, MODES } from "#domain/consultations/consultation.ts";
import type { EnteredPatient, EnteredTime } from "#domain/consultations/enter-consultation.server.ts";
import { momentIn } from "#domain/consultations/slots.ts";
import { isVideoLink } from "#domain/consultations/video-link.ts";
import { ZONES } from "#domain/consultations/zones.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { readMoment } from "./act.server.ts";

const FIELDS = [
  "de",
  "solicitud",
  "paciente",
  "nombre",
  "correo",
  "telefono",
  "zona",
  "doctor",
  "hora",
  "dia",
  "reloj",
  "tipo",
  "modo",
  "enlace",
] as const;
export type EnterField = (typeof FIELDS)[number];
export type EnterTyped = Readonly<Record<EnterField, string>>;

/** Who comes: somebody of the agenda, or the person of a request that the center opened. */
type EnteredWho = { patient: EnteredPatient } | { offerId: string; zone: string };

type Read =
  | { ok: true; typed: EnterTyped; who: EnteredWho; time: EnteredTime }
  | { ok: false; typed: EnterTyped; errors: Partial<Record<EnterField, string>> };

const MAX_NAME = 120;
const MAX_EMAIL = 254;
/** What somebody says on the telephone, with a country's number or without. */
const PHONE = /^\+?[\d\s().-]{7,30}$/;

/** Reads a consultation that a center writes down. A typed day and time take precedence over a chosen free time. */
export function readEntered(form: PostedFields, zone: string): Read {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name).trim()])) as EnterTyped;
  const errors: Partial<Record<EnterField, string>> = {};
  const isNew = typed.de === "" && typed.solicitud === "" && typed.paciente === "";
  if (isNew) checkPerson(typed, errors);
  const startsAt = readStart(typed, zone, errors);
  const kind = KINDS.find((known) => known === typed.tipo);
  const mode = MODES.find((known) => known === typed.modo);
  if (!kind) errors.tipo = m.consultations_error_choice();
  if (!mode) errors.modo = m.consultations_error_choice();
  if (mode === "video" && !isVideoLink(typed.enlace)) errors.enlace = m.consultations_error_link();
  if (!startsAt || !kind || !mode || Object.keys(errors).length > 0) return { ok: false, typed, errors };
  const time = { startsAt, doctorId: typed.doctor || null, kind, mode, videoUrl: mode === "video" ? typed.enlace : null };
  return { ok: true, typed, time, who: whoOf(typed, choiceOf(form, "zona", ZONES) ?? zone) };
}

function checkPerson({ nombre, correo, telefono }: EnterTyped, errors: Partial<Record<EnterField, string>>): void {
  if (nombre === "") errors.nombre = m.consultations_error_name();
  else if (nombre.length > MAX_NAME) errors.nombre = m.consultations_error_long({ count: MAX_NAME });
  if (correo === "" && telefono === "") errors.correo = m.consultations_error_mailbox_or_phone();
  if (correo !== "" && (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(correo) || correo.length > MAX_EMAIL))
    errors.correo = m.consultations_error_mailbox();
  if (telefono !== "" && (!PHONE.test(telefono) || telefono.replace(/\D/g, "").length < 7)) errors.telefono = m.consultations_error_phone();
}

function whoOf({ de, solicitud, paciente, nombre, correo, telefono }: EnterTyped, zone: string): EnteredWho {
  if (solicitud !== "") return { offerId: solicitud, zone };
  if (de !== "") return { patient: { consultationId: de } };
  if (paciente !== "") return { patient: { patientId: paciente } };
  return { patient: { name: nombre, email: correo || null, phone: telefono || null, zone } };
}

function readStart({ dia, reloj, hora }: EnterTyped, zone: string, errors: Partial<Record<EnterField, string>>): Date | null {
  if (dia === "" && reloj === "") {
    const chosen = readMoment(hora);
    if (!chosen) errors.hora = m.consultations_error_time_or_day();
    return chosen;
  }
  if (!isDay(dia)) errors.dia = m.consultations_error_which_day();
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(reloj)) errors.reloj = m.consultations_error_which_time();
  return errors.dia || errors.reloj ? null : new Date(momentIn(dia, reloj, zone));
}
