import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import { areSpans, type Hours, MAX_SPANS, readModes, type Span, WEEKDAYS, type Week } from "#domain/consultations/hours.ts";
import { m } from "#messages/m.ts";

/** The text of each time field of a week, such as `mon-0-desde`. */
export type HoursTyped = Readonly<Record<string, string>>;

type ReadHours = { ok: true; hours: Hours } | { ok: false; typed: HoursTyped; modes: string[]; errors: Readonly<Record<string, string>> };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NUMBERS = { duracion: [10, 180], margen: [0, 120], antelacion: [1, 336] } as const;

interface ReadWeek {
  week: Week;
  typed: Record<string, string>;
  /** Errors by day. */
  errors: Record<string, string>;
}

/** Reads the times of a week. A day without times is closed. */
export function readWeekFields(form: PostedFields): ReadWeek {
  const typed: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const week: Week = {};
  const read = (name: string) => {
    typed[name] = textOf(form, name).trim();
    return typed[name];
  };
  for (const day of WEEKDAYS) {
    const spans: Span[] = [];
    for (let index = 0; index < MAX_SPANS; index++) {
      const [from, to] = [read(`${day}-${index}-desde`), read(`${day}-${index}-hasta`)];
      if (from === "" && to === "") continue;
      if (!TIME.test(from) || !TIME.test(to)) errors[day] = m.consultations_error_times();
      spans.push([from, to]);
    }
    if (!errors[day] && !areSpans(spans)) errors[day] = m.consultations_error_spans();
    if (spans.length > 0) week[day] = spans;
  }
  return { week, typed, errors };
}

/** Reads when a center receives people. */
export function readHours(form: PostedFields): ReadHours {
  const { week, typed, errors } = readWeekFields(form);
  const number = (name: keyof typeof NUMBERS) => {
    const [min, max] = NUMBERS[name];
    const value = textOf(form, name).trim();
    typed[name] = value;
    if (!/^\d{1,3}$/.test(value) || Number(value) < min || Number(value) > max) errors[name] = m.consultations_error_number({ min, max });
    return Number(value);
  };
  const [minutes, marginMinutes, noticeHours] = [number("duracion"), number("margen"), number("antelacion")];
  const posted = Object.hasOwn(form, "modo") ? form.modo : undefined;
  const modes = readModes(typeof posted === "string" ? [posted] : (posted ?? []));
  if (modes.length === 0) errors.modo = m.consultations_error_modes();
  const offered = textOf(form, "ofrecer") !== "";
  typed.ofrecer = offered ? "si" : "";
  if (offered && Object.keys(week).length === 0 && Object.keys(errors).length === 0) errors.ofrecer = m.consultations_error_no_hours();
  if (Object.keys(errors).length > 0) return { ok: false, typed, modes, errors };
  return { ok: true, hours: { offered, week, minutes, marginMinutes, noticeHours, modes } };
}

/** Returns the fields as they stand when nothing was typed yet. */
function typedHours(hours: Hours): HoursTyped {
  return {
    ...typedWeek(hours.week),
    duracion: String(hours.minutes),
    margen: String(hours.marginMinutes),
    antelacion: String(hours.noticeHours),
    ofrecer: hours.offered ? "si" : "",
  };
}

/** The same with the ways to meet, and with the times that are empty. */
export const heldHours = (hours: Hours): Held => ({ ...NO_TIMES, ...typedHours(hours), modo: hours.modes });

/** What the fields of somebody's own hours hold, which begin with those of the center. */
export const heldDoctorWeek = (own: Week | null, center: Week): Held => ({
  ...NO_TIMES,
  ...typedWeek(own ?? center),
  horas: own === null ? "centro" : "propias",
});

const NO_TIMES = Object.fromEntries(
  WEEKDAYS.flatMap((day) => Array.from({ length: MAX_SPANS }, (_, index) => [`${day}-${index}-desde`, `${day}-${index}-hasta`]).flat()).map(
    (name) => [name, ""],
  ),
);

/** Returns the same for a week alone. */
function typedWeek(week: Week): HoursTyped {
  const typed: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    for (const [index, [from, to]] of (week[day] ?? []).entries()) {
      typed[`${day}-${index}-desde`] = from;
      typed[`${day}-${index}-hasta`] = to;
    }
  }
  return typed;
}
