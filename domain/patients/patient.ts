/** How a patient would rather be reached. */
export const CONTACT_METHODS = ["whatsapp", "phone", "email"] as const;
export type PreferredContact = (typeof CONTACT_METHODS)[number];

/** What a patient said of their health. It lies sealed. */
export interface PatientHealth {
  /** In years, counted from the year of birth; null when it was not said. */
  birthYear: number | null;
  /** Ids of services. */
  interests: readonly string[];
  /** In their own words. */
  history: string;
}

export const NO_HEALTH: PatientHealth = { birthYear: null, interests: [], history: "" };

export const MAX_HISTORY = 4_000;
export const MAX_INTERESTS = 12;

/** What a patient's place does for them, as they set it. */
export interface PatientSettings {
  preferredContact: PreferredContact | null;
  newsletter: boolean;
  /** Subjects of mails that say nothing. */
  discreet: boolean;
  /** «Salida rápida» stands on each of their screens. */
  quickExit: boolean;
  /** A mail when no center answered in time. */
  tellUnanswered: boolean;
  pause: Pause | null;
}

export interface Pause {
  since: Date;
  /** Null: until they come back. */
  until: Date | null;
  /** Their calendar goes on saying medicines and appointments. */
  keepsReminders: boolean;
}

export const USUAL_SETTINGS: PatientSettings = {
  preferredContact: null,
  newsletter: false,
  discreet: false,
  quickExit: true,
  tellUnanswered: true,
  pause: null,
};
