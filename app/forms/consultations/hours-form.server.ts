import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import { type Hours, readModes } from "#domain/consultations/hours.ts";
import { readWeekFields, type Week, weekFields } from "#domain/providers/week.ts";
import { m } from "#messages/m.ts";
import { FIELD_ERRORS } from "#texts/listing.ts";

type ReadHours = { ok: true; hours: Hours } | { ok: false; errors: Readonly<Record<string, string>> };

const NUMBERS = { duracion: [10, 180], margen: [0, 120], antelacion: [1, 336] } as const;

interface ReadWeek {
  week: Week;
  /** The sentence about each day with a mistake. */
  errors: Record<string, string>;
}

/** Reads the times of a week. A day without times is closed. */
export function readWeekForm(form: PostedFields): ReadWeek {
  const { week, problems } = readWeekFields((name) => textOf(form, name));
  return { week, errors: Object.fromEntries(Object.entries(problems).map(([day, problem]) => [day, FIELD_ERRORS[problem]()])) };
}

/** Reads when a center receives people: in the hours of its profile, or in others, whose fields are judged only then. */
export function readHours(form: PostedFields, profile: Week): ReadHours {
  const followsProfile = textOf(form, "horas") === "perfil";
  const { week, errors } = followsProfile ? { week: profile, errors: {} as Record<string, string> } : readWeekForm(form);
  const number = (name: keyof typeof NUMBERS) => {
    const [min, max] = NUMBERS[name];
    const value = textOf(form, name).trim();
    if (!/^\d{1,3}$/.test(value) || Number(value) < min || Number(value) > max) errors[name] = m.consultations_error_number({ min, max });
    return Number(value);
  };
  const [minutes, marginMinutes, noticeHours] = [number("duracion"), number("margen"), number("antelacion")];
  const posted = Object.hasOwn(form, "modo") ? form.modo : undefined;
  const modes = readModes(typeof posted === "string" ? [posted] : (posted ?? []));
  if (modes.length === 0) errors.modo = m.consultations_error_modes();
  const offered = textOf(form, "ofrecer") !== "";
  if (offered && Object.keys(week).length === 0 && Object.keys(errors).length === 0) errors.ofrecer = m.consultations_error_no_hours();
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, hours: { offered, week, followsProfile, minutes, marginMinutes, noticeHours, modes } };
}

/** What the fields of a center's hours hold that nobody touched. */
export const heldHours = (hours: Hours): Held => ({
  ...weekFields(hours.week),
  horas: hours.followsProfile ? "perfil" : "propias",
  duracion: String(hours.minutes),
  margen: String(hours.marginMinutes),
  antelacion: String(hours.noticeHours),
  ofrecer: hours.offered ? "si" : "",
  modo: hours.modes,
});

/** Returns what the time fields of a week would hold with the hours of the profile; null when it has none. */
export const profileFields = (week: Week): Readonly<Record<string, string>> | null =>
  Object.keys(week).length > 0 ? weekFields(week) : null;

/** What the fields of somebody's own hours hold, which begin with those of the center. */
export const heldDoctorWeek = (own: Week | null, center: Week): Held => ({
  ...weekFields(own ?? center),
  horas: own === null ? "centro" : "propias",
});
