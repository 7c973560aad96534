import type { Consultation, ConsultationKind, ConsultationMode, ConsultationStatus, Side } from "#domain/consultations/consultation.ts";
import type { Closure } from "#domain/consultations/days.ts";
import type { Zone } from "#domain/consultations/zones.ts";
import type { Weekday } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { formatOffset, formatTimeIn, formatWeekdayIn, sameClock } from "#platform/zoned-format.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

export const KIND_NAMES: Readonly<Record<ConsultationKind, () => string>> = {
  first: m.consultations_kind_first,
  "follow-up": m.consultations_kind_follow_up,
  "second-opinion": m.consultations_kind_second_opinion,
  results: m.consultations_kind_results,
};

export const MODE_NAMES: Readonly<Record<ConsultationMode, () => string>> = {
  place: m.consultations_in_person,
  video: m.consultations_video,
};

export const WEEKDAY_NAMES: Readonly<Record<Weekday, () => string>> = {
  mon: m.consultations_monday,
  tue: m.consultations_tuesday,
  wed: m.consultations_wednesday,
  thu: m.consultations_thursday,
  fri: m.consultations_friday,
  sat: m.consultations_saturday,
  sun: m.consultations_sunday,
};

export const STATUS_NAMES: Readonly<Record<ConsultationStatus, () => string>> = {
  requested: m.consultations_status_requested,
  confirmed: m.consultations_status_confirmed,
  declined: m.consultations_status_declined,
  cancelled: m.consultations_status_cancelled,
  moved: m.consultations_status_moved,
  expired: m.consultations_status_expired,
  held: m.consultations_status_held,
  "no-show": m.consultations_status_no_show,
  disputed: m.consultations_status_disputed,
};

const ZONE_NAMES: ChoiceNames<Zone> = {
  "America/Santo_Domingo": m.consultations_zone_santo_domingo,
  "America/New_York": m.consultations_zone_new_york,
  "America/Chicago": m.consultations_zone_chicago,
  "America/Los_Angeles": m.consultations_zone_los_angeles,
  "America/Puerto_Rico": m.consultations_zone_puerto_rico,
  "America/Toronto": m.consultations_zone_toronto,
  "America/Panama": m.consultations_zone_panama,
  "America/Bogota": m.consultations_zone_bogota,
  "America/Sao_Paulo": m.consultations_zone_sao_paulo,
  "Atlantic/Canary": m.consultations_zone_canary,
  "Europe/London": m.consultations_zone_london,
  "Europe/Madrid": m.consultations_zone_madrid,
  "Europe/Zurich": m.consultations_zone_zurich,
};

/** Returns the name of a time zone. One that a browser reported and that is not in our list is called by its city. */
export const zoneName = (zone: string): string => nameOf(ZONE_NAMES, zone) ?? zone.split("/").at(-1)!.replaceAll("_", " ");

export interface ShownTime {
  label: string;
  day: string;
  time: string;
  offset: string;
}

/** Returns the time by the reader's clock, followed by the time on the other side's clock where that differs. */
export function consultationTimes(
  { startsAt, providerZone, patientZone }: Pick<Consultation, "startsAt" | "providerZone" | "patientZone">,
  side: Side,
  moment: Date = startsAt,
): ShownTime[] {
  const zones = side === "patient" ? [patientZone, providerZone] : [providerZone, patientZone];
  const shown = sameClock(moment, providerZone, patientZone) ? zones.slice(0, 1) : zones;
  return shown.map((zone) => ({
    label: zoneName(zone),
    day: formatWeekdayIn(moment, zone),
    time: formatTimeIn(moment, zone),
    offset: formatOffset(moment, zone),
  }));
}

/** Writes why a day is closed: «Cerrado por feriado (Navidad)» */
export function closureText(closure: Closure): string {
  if (closure.because === "holiday") return m.consultations_closed_holiday({ name: closure.name });
  return closure.reason ? m.consultations_closed_because({ reason: closure.reason }) : m.consultations_closed();
}

/** Describes a consultation: «Primera consulta · por video · FIV · Dra. Solís» */
export const whatOf = ({ kind, mode, service, doctor }: Pick<Consultation, "kind" | "mode" | "service" | "doctor">): string =>
  [KIND_NAMES[kind](), MODE_NAMES[mode](), service, doctor?.name].filter(Boolean).join(" · ");
