import type { AskedChange, Facts } from "#domain/listing/profile-change.ts";
import { PART_FIELDS, type VerifiedField } from "#domain/listing/profile-change.ts";
import type { ProfileChange, ProfileSection, SentSection } from "#domain/listing/profile-sections.ts";
import type { SectionValues } from "./section-values.ts";

/** The verified part of each section of the editor. */
const PART_OF_SECTION = { identidad: "name", lugar: "place" } as const;

const FIELD_OF: Readonly<Record<VerifiedField, string>> = {
  name: "nombre",
  honorific: "tratamiento",
  specialty: "especialidad",
  city: "ciudad",
  neighborhood: "sector",
  address: "direccion",
  latitude: "latitud",
  longitude: "longitud",
};

/** Returns the part of a profile that our team checks when this section changes; undefined when there is none. */
export const partOfSection = (section: ProfileSection | null | undefined) =>
  section && isVerified(section) ? PART_OF_SECTION[section] : undefined;

const isVerified = (section: ProfileSection): section is keyof typeof PART_OF_SECTION => section in PART_OF_SECTION;

/** Returns the values with a center's requested values in place of the public ones, so that the center continues with its own words. */
export function withAsked(values: SectionValues, changes: readonly AskedChange[]): SectionValues {
  const asked = changes.filter(({ state, part }) => state === "waiting" && part !== "doctor").map(({ asked }) => asked);
  const given = Object.entries(Object.assign({}, ...asked) as Facts).map(([field, value]) => [
    FIELD_OF[field as VerifiedField],
    value === null ? "" : String(value),
  ]);
  return { ...values, ...Object.fromEntries(given) };
}

/** Returns the verified values of a section as they are in a form; undefined for a section without any. */
export const verifiedIn = (section: ProfileSection, { text }: SentSection): string | undefined =>
  isVerified(section) ? JSON.stringify(PART_FIELDS[PART_OF_SECTION[section]].map((field) => text(FIELD_OF[field]).trim())) : undefined;

/**
 * Removes the verified values that the person did not change: when somebody saves another field of the section in a window that is older
 * than a colleague's request, that must not count as a request.
 */
export function onlyTouched(section: ProfileSection, change: ProfileChange, sent: SentSection): ProfileChange {
  if (!isVerified(section) || sent.text("mostrado") !== verifiedIn(section, sent)) return change;
  const untouched: readonly string[] = PART_FIELDS[PART_OF_SECTION[section]];
  return Object.fromEntries(Object.entries(change).filter(([field]) => !untouched.includes(field)));
}
