import { Temporal } from "temporal-polyfill";
import type { Week } from "#domain/providers/week.ts";
import { type ConsultationMode, MODES } from "./consultation.ts";

export interface Hours {
  offered: boolean;
  week: Week;
  /** True when the week is that of the profile, whatever it comes to say. */
  followsProfile: boolean;
  minutes: number;
  marginMinutes: number;
  noticeHours: number;
  modes: readonly ConsultationMode[];
}

/** The hours of a center that never set any: it offers no times. */
export const NO_HOURS: Hours = {
  offered: false,
  week: {},
  followsProfile: true,
  minutes: 40,
  marginMinutes: 20,
  noticeHours: 24,
  modes: ["place"],
};

export const readModes = (modes: readonly string[]): ConsultationMode[] => MODES.filter((mode) => modes.includes(mode));

/** Returns whether this machine knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return zone.includes("/");
  } catch {
    return false;
  }
}
