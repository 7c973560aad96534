/** Time zones of people who ask a center here, by the country's diaspora. */
export const ZONES = [
  "America/Santo_Domingo",
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
  "America/Puerto_Rico",
  "America/Toronto",
  "America/Panama",
  "America/Bogota",
  "America/Sao_Paulo",
  "Atlantic/Canary",
  "Europe/London",
  "Europe/Madrid",
  "Europe/Zurich",
] as const;
export type Zone = (typeof ZONES)[number];
