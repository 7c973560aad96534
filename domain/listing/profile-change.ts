import type { ProfileChange } from "./profile-sections.ts";

/** The verified parts of a profile that a center can ask to change: its name, its place, and its doctors. */
export const CHANGE_PARTS = ["name", "place", "doctor"] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** The columns of each part. Each doctor is a row. */
export const PART_FIELDS = {
  name: ["name", "honorific", "specialty"],
  place: ["city", "neighborhood", "address", "latitude", "longitude"],
} as const;
export type VerifiedPart = keyof typeof PART_FIELDS;
export type VerifiedField = (typeof PART_FIELDS)[VerifiedPart][number];

/** Values of these columns, by name. */
export type Facts = Readonly<Partial<Record<VerifiedField | "doctor", string | number | null>>>;

/** The state of a requested change. `replaced`: the center has asked for something else. */
type ChangeState = "waiting" | "accepted" | "refused" | "withdrawn" | "replaced";

/** One change, as its center and our team read it. */
export interface AskedChange {
  readonly id: string;
  readonly part: ChangePart;
  readonly state: ChangeState;
  /** The public values. */
  readonly isPublic: Facts;
  readonly asked: Facts;
  /** The profile of the doctor who would work at the center. */
  readonly doctorSlug: string | null;
  readonly askedAt: Date;
  readonly waitsSince: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** A decision has to name this version of the public and the requested values. */
  readonly version: string;
}

interface Split {
  /** The part of the change that is written at once. */
  readonly rest: ProfileChange;
  /** The verified parts of the change, each complete, with whether it differs from the public values. */
  readonly parts: readonly { readonly part: VerifiedPart; readonly asked: Facts; readonly differs: boolean }[];
}

/** Splits a change to a public profile into what may be written at once and what waits for our team. */
export function splitChange(change: ProfileChange, isPublic: Facts): Split {
  const rest: Record<string, unknown> = { ...change };
  const parts = (Object.keys(PART_FIELDS) as VerifiedPart[]).flatMap((part) => {
    const fields: readonly VerifiedField[] = PART_FIELDS[part];
    if (!fields.some((field) => change[field] !== undefined)) return [];
    const asked = Object.fromEntries(
      fields.map((field) => [field, change[field] === undefined ? (isPublic[field] ?? null) : change[field]]),
    );
    for (const field of fields) delete rest[field];
    return [{ part, asked, differs: changedFields(isPublic, asked).length > 0 }];
  });
  return { rest: rest as ProfileChange, parts };
}

/** Lists the fields whose requested value differs from the public one. */
export const changedFields = (isPublic: Facts, asked: Facts): (keyof Facts)[] =>
  (Object.keys(asked) as (keyof Facts)[]).filter((field) => (asked[field] ?? null) !== (isPublic[field] ?? null));
