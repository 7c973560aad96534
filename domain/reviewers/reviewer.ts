import { plain } from "#platform/plain-text.ts";

/** Kinds of people who may read and sign a text before it is public. */
export const PROFESSIONS = ["doctor", "lawyer", "other"] as const;
export type Profession = (typeof PROFESSIONS)[number];

export interface Reviewer {
  /** The name on pages: «Dra. Ana Ramírez». */
  readonly name: string;
  readonly profession: Profession;
  /** In a word or two: «ginecóloga». */
  readonly specialty: string;
  /** The exequátur of a doctor, the registration of a lawyer. */
  readonly licence: string;
}

export const REVIEWER_LENGTHS = { name: 80, specialty: 36, licence: 60, email: 254 } as const;

export const REVIEWER_SORTS = ["nombre", "por-leer"] as const;
export type ReviewerSort = (typeof REVIEWER_SORTS)[number];
export const REVIEWERS_PER_PAGE = 50;

/** Returns the name of a signer as pages show it: «Dra. Ana Ramírez, ginecóloga». */
export const nameOnPage = ({ name, specialty }: Pick<Reviewer, "name" | "specialty">): string => `${name}, ${specialty}`;

/** Returns whether somebody typed this name, ignoring case, accents and extra spaces. */
export const isSameName = (typed: string, name: string): boolean => words(typed) === words(name);

const words = (name: string) =>
  plain(name)
    .replaceAll(/[\s.]+/g, " ")
    .trim();
