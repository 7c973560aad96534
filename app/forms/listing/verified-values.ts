import type { AskedChange, Facts } from "#domain/listing/profile-change.ts";
import { PART_FIELDS, type VerifiedField } from "#domain/listing/profile-change.ts";
import type { ProfileChange, ProfileSection, SentSection } from "#domain/listing/profile-sections.ts";
import type { SectionValues } from "./section-values.ts";

/** Which section of the editor has which part of what our team verified. */
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

/** Returns the part of a profile that our team checks when this section changes; undefined when it checks nothing of it. */
export const partOfSection = (section: ProfileSection | null | undefined) =>
  section && isVerified(section) ? PART_OF_SECTION[section] : undefined;

const isVerified = (section: ProfileSection): section is keyof typeof PART_OF_SECTION => section in PART_OF_SECTION;

/** Returns the values with what a center has asked for in the place of what is public: it goes on with its own words. */
export function withAsked(values: SectionValues, changes: readonly AskedChange[]): SectionValues {
  const asked = changes.filter(({ state, part }) => state === "waiting" && part !== "doctor").map(({ asked }) => asked);
  const given = Object.entries(Object.assign({}, ...asked) as Facts).map(([field, value]) => [
    FIELD_OF[field as VerifiedField],
    value === null ? "" : String(value),
  ]);
  return { ...values, ...Object.fromEntries(given) };
}

/** Returns the verified values of a section as a form has them; undefined for a section without any. */
export const verifiedIn = (section: ProfileSection, { text }: SentSection): string | undefined =>
  isVerified(section) ? JSON.stringify(PART_FIELDS[PART_OF_SECTION[section]].map((field) => text(FIELD_OF[field]).trim())) : undefined;

/**
 * Leaves out of a change what its person did not touch of what was verified: whoever saves another field of the section, in a window that is
 * older than what somebody else asked, asks for nothing.
 */
export function onlyTouched(section: ProfileSection, change: ProfileChange, sent: SentSection): ProfileChange {
  if (!isVerified(section) || sent.text("mostrado") !== verifiedIn(section, sent)) return change;
  const untouched: readonly string[] = PART_FIELDS[PART_OF_SECTION[section]];
  return Object.fromEntries(Object.entries(change).filter(([field]) => !untouched.includes(field)));
}
