import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { OtherDays } from "#domain/consultations/days.ts";
import { m } from "#messages/m.ts";
import { daysBetween, isDay } from "#platform/days.ts";
import type { ClosureFields } from "./closure-fields.ts";

const MAX_REASON = 120;
const MAX_DAYS = 366;

type ReadClosure =
  | { ok: true; days: Omit<OtherDays, "id"> }
  | { ok: false; typed: ClosureFields; errors: Partial<Record<keyof ClosureFields, string>> };

/** Reads closed days. A single day needs no end. */
export function readClosure(form: PostedFields, today: string): ReadClosure {
  const read = (name: keyof ClosureFields) => textOf(form, name).trim();
  const typed = { desde: read("desde"), hasta: read("hasta"), motivo: read("motivo"), quien: read("quien") };
  const errors: Partial<Record<keyof ClosureFields, string>> = {};
  const last = typed.hasta || typed.desde;
  if (!isDay(typed.desde)) errors.desde = m.consultations_error_day();
  else if (!isDay(last) || last < typed.desde) errors.hasta = m.consultations_error_until();
  else if (last < today) errors.hasta = m.consultations_error_past();
  else if (daysBetween(typed.desde, last) >= MAX_DAYS) errors.hasta = m.consultations_error_year();
  if (typed.motivo.length > MAX_REASON) errors.motivo = m.consultations_error_reason({ count: MAX_REASON });
  if (Object.keys(errors).length > 0) return { ok: false, typed, errors };
  return { ok: true, days: { kind: "closed", firstDay: typed.desde, lastDay: last, reason: typed.motivo, doctorId: typed.quien || null } };
}
