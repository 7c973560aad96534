import type { Held } from "#app/forms/three-way.ts";
import { PART_FIELDS } from "#domain/listing/profile-change.ts";
import {
  type KnownChoices,
  type ProfileChange,
  type ProfileSection,
  readSection,
  type SectionErrors,
} from "#domain/listing/profile-sections.ts";
import { sentSection } from "./section-values.ts";

/**
 * Reads the profile's form: what it says differently from what is stored, and what is wrong with that. A section that nobody touched is
 * not judged, so that a profile can be written bit by bit. What our team verifies is asked whole: a name with its title, a place with its
 * point.
 */
export function readProfile(
  typed: Held,
  stored: Held,
  known: KnownChoices,
  sections: readonly ProfileSection[],
): { change: ProfileChange; errors: SectionErrors } {
  const change: Record<string, unknown> = {};
  const errors: Record<string, SectionErrors[string]> = {};
  for (const section of sections) {
    const [mine, before] = [typed, stored].map((values) => readSection(section, sentSection(values), known)) as [Read, Read];
    const fields = (Object.keys(mine.change) as (keyof ProfileChange)[]).filter((field) =>
      differ(mine.change[field], before.change[field]),
    );
    if (fields.length === 0 && !differ(mine.errors, before.errors)) continue;
    Object.assign(errors, mine.errors);
    for (const field of wholeParts(fields)) if (field in mine.change) change[field] = mine.change[field];
  }
  return { change: change as ProfileChange, errors };
}

type Read = ReturnType<typeof readSection>;

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

function wholeParts(fields: readonly (keyof ProfileChange)[]): ReadonlySet<keyof ProfileChange> {
  const parts = Object.values(PART_FIELDS).filter((part) => part.some((field) => fields.includes(field)));
  return new Set([...fields, ...parts.flat()]);
}

/** Tells whether a change says something of what our team verified. */
export const asksForVerified = (change: ProfileChange): boolean =>
  Object.values(PART_FIELDS)
    .flat()
    .some((field) => field in change);
