import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { KINDS, MODES } from "#domain/consultations/consultation.ts";
import type { EnteredConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { momentIn } from "#domain/consultations/slots.ts";
import { isVideoLink } from "#domain/consultations/video-link.ts";
import { ZONES } from "#domain/consultations/zones.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { readMoment } from "./act.server.ts";

const FIELDS = ["paciente", "nombre", "correo", "zona", "doctor", "hora", "dia", "reloj", "tipo", "modo", "enlace"] as const;
export type EnterField = (typeof FIELDS)[number];
export type EnterTyped = Readonly<Record<EnterField, string>>;

type Read =
  | { ok: true; typed: EnterTyped; entered: EnteredConsultation }
  | { ok: false; typed: EnterTyped; errors: Partial<Record<EnterField, string>> };

const MAX_NAME = 120;
const MAX_EMAIL = 254;

/** Reads a consultation that a center writes down. A typed day and time take precedence over a chosen free time. */
export function readEntered(form: PostedFields, zone: string): Read {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name).trim()])) as EnterTyped;
  const errors: Partial<Record<EnterField, string>> = {};
  if (typed.paciente === "") {
    if (typed.nombre === "") errors.nombre = m.consultations_error_name();
    else if (typed.nombre.length > MAX_NAME) errors.nombre = m.consultations_error_long({ count: MAX_NAME });
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed.correo) || typed.correo.length > MAX_EMAIL)
      errors.correo = m.consultations_error_mailbox();
  }
  const startsAt = readStart(typed, zone, errors);
  const kind = KINDS.find((known) => known === typed.tipo);
  const mode = MODES.find((known) => known === typed.modo);
  if (!kind) errors.tipo = m.consultations_error_choice();
  if (!mode) errors.modo = m.consultations_error_choice();
  if (mode === "video" && !isVideoLink(typed.enlace)) errors.enlace = m.consultations_error_link();
  if (!startsAt || !kind || !mode || Object.keys(errors).length > 0) return { ok: false, typed, errors };
  const patient =
    typed.paciente === ""
      ? { name: typed.nombre, email: typed.correo, zone: choiceOf(form, "zona", ZONES) ?? zone }
      : { patientId: typed.paciente };
  const videoUrl = mode === "video" ? typed.enlace : null;
  return { ok: true, typed, entered: { patient, startsAt, doctorId: typed.doctor || null, kind, mode, videoUrl } };
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
