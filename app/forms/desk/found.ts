import type { ProfileKind } from "#domain/verification/profile-list.ts";

/** The longest that a search from every screen of administration may be. */
export const MAX_FIND = 80;

interface Hit {
  readonly to: string;
  readonly name: string;
  /** What tells it from others of that name. */
  readonly detail: string | null;
}

/** What one list of administration found. */
export interface FoundGroup {
  readonly what: ProfileKind | "requests" | "messages" | "people" | "claims" | "reviews" | "topups" | "texts" | "catalog" | "imports";
  /** The list itself, where it can show all of them. */
  readonly all: string | null;
  readonly total: number;
  /** The first of them. */
  readonly hits: readonly Hit[];
}
