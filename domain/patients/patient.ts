import { type QuietHours, USUAL_QUIET } from "./quiet-hours.ts";

/** How a patient prefers to be contacted. */
export const CONTACT_METHODS = ["whatsapp", "phone", "email"] as const;
export type PreferredContact = (typeof CONTACT_METHODS)[number];

/** A patient's health data, which is stored sealed. */
export interface PatientHealth {
  /** In years, from the year of birth; null when it was not given. */
  birthYear: number | null;
  /** Ids of services. */
  interests: readonly string[];
  /** In the patient's own words. */
  history: string;
}

export const NO_HEALTH: PatientHealth = { birthYear: null, interests: [], history: "" };

export const MAX_HISTORY = 4_000;
export const MAX_INTERESTS = 12;

/** The settings of a patient's area. */
export interface PatientSettings {
  preferredContact: PreferredContact | null;
  newsletter: boolean;
  /** True when subjects of mails say nothing. */
  discreet: boolean;
  /** True when calendars and locked screens name what it is; otherwise they say «Cita» and «Recordatorio». */
  fullWords: boolean;
  /** True when each of their screens has «Salida rápida». */
  quickExit: boolean;
  /** True for a mail when no center answered in time. */
  tellUnanswered: boolean;
  pause: Pause | null;
  quiet: QuietHours;
}

export interface Pause {
  since: Date;
  /** Null until they come back. */
  until: Date | null;
  /** True when their calendar still shows medicines and appointments. */
  keepsReminders: boolean;
}

export const USUAL_SETTINGS: PatientSettings = {
  preferredContact: null,
  newsletter: false,
  discreet: false,
  fullWords: false,
  quickExit: true,
  tellUnanswered: true,
  pause: null,
  quiet: USUAL_QUIET,
};
