import type { ProfileChange } from "./profile-sections.ts";

/** What our team verified, in the parts that a center asks to change: what it is called, where it is, and who its doctors are. */
export const CHANGE_PARTS = ["name", "place", "doctor"] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** The columns of each part. A doctor is a row of its own. */
export const PART_FIELDS = {
  name: ["name", "honorific", "specialty"],
  place: ["city", "neighborhood", "address", "latitude", "longitude"],
} as const;
export type VerifiedPart = keyof typeof PART_FIELDS;
export type VerifiedField = (typeof PART_FIELDS)[VerifiedPart][number];

/** Values of such columns, by name. */
export type Facts = Readonly<Partial<Record<VerifiedField | "doctor", string | number | null>>>;

/** What became of what was asked. `replaced`: the center asked for something else meanwhile. */
type ChangeState = "waiting" | "accepted" | "refused" | "withdrawn" | "replaced";

/** One change, as its center and our team read it. */
export interface AskedChange {
  readonly id: string;
  readonly part: ChangePart;
  readonly state: ChangeState;
  /** What is public now. */
  readonly isPublic: Facts;
  readonly asked: Facts;
  /** The profile of the doctor who would work at the center. */
  readonly doctorSlug: string | null;
  readonly askedAt: Date;
  readonly waitsSince: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** What a decision has to name: of what is public, and of what is asked. */
  readonly version: string;
}

interface Split {
  /** What is written at once. */
  readonly rest: ProfileChange;
  /** The parts that the change names, each whole, and whether it asks for anything but what is public. */
  readonly parts: readonly { readonly part: VerifiedPart; readonly asked: Facts; readonly differs: boolean }[];
}

/** Takes apart what may be written at once and what waits for our team, of a change to a profile that is public. */
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

/** Lists the fields that are asked to be something else than they are. */
export const changedFields = (isPublic: Facts, asked: Facts): (keyof Facts)[] =>
  (Object.keys(asked) as (keyof Facts)[]).filter((field) => (asked[field] ?? null) !== (isPublic[field] ?? null));
