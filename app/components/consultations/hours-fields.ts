import type { ComparedField } from "#app/components/dashboard/compared-fields.ts";
import { MODES } from "#domain/consultations/consultation.ts";
import { MAX_SPANS, WEEKDAYS } from "#domain/consultations/hours.ts";
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

/** The same of all hours of a center. */
export const hoursFieldNames = (): ComparedField[] => [
  ...weekFieldNames(),
  { name: "duracion", label: m.consultations_minutes() },
  { name: "margen", label: m.consultations_margin() },
  { name: "antelacion", label: m.consultations_notice_hours() },
  { name: "modo", label: m.consultations_how(), options: MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode]() })) },
  { name: "ofrecer", label: m.consultations_offer(), options: [{ value: "si", label: m.listing_patients_yes() }] },
];
