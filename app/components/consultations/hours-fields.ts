import type { ComparedField } from "#app/components/dashboard/compared-fields.ts";
import { MODES } from "#domain/consultations/consultation.ts";
import { MAX_SPANS } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { MODE_NAMES, WEEKDAY_NAMES } from "#texts/consultations.ts";

/** Returns what the fields of a week are called where they stand alone. */
export const weekFieldNames = (): ComparedField[] =>
  WEEKDAYS.flatMap((day) =>
    Array.from({ length: MAX_SPANS }, (_, index) => [
      { name: `${day}-${index}-desde`, label: `${WEEKDAY_NAMES[day]()}: ${m.consultations_time_from({ number: index + 1 })}` },
      { name: `${day}-${index}-hasta`, label: `${WEEKDAY_NAMES[day]()}: ${m.consultations_time_until({ number: index + 1 })}` },
    ]).flat(),
  );

/** Whose hours a center receives patients in: those of its profile, or others. */
export const weekChoices = () => [
  { value: "perfil", label: m.consultations_week_of_profile() },
  { value: "propias", label: m.consultations_week_own() },
];

/** The same of all hours of a center. */
export const hoursFieldNames = (): ComparedField[] => [
  { name: "horas", label: m.consultations_week_which(), options: weekChoices() },
  ...weekFieldNames(),
  { name: "duracion", label: m.consultations_minutes() },
  { name: "margen", label: m.consultations_margin() },
  { name: "antelacion", label: m.consultations_notice_hours() },
  { name: "modo", label: m.consultations_how(), options: MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode]() })) },
  { name: "ofrecer", label: m.consultations_offer(), options: [{ value: "si", label: m.listing_patients_yes() }] },
];
