import type { ProfileKind } from "#domain/verification/profile-list.ts";

/** The screen that shows what the search of administration found, and where its list as one types comes from. */
export const FIND_PATH = "/dashboard/admin/buscar";
export const FIND_LIST_PATH = `${FIND_PATH}/lista`;

/** The maximum length of a search from every screen of administration. */
export const MAX_FIND = 80;

export interface Hit {
  readonly to: string;
  readonly name: string;
  /** A detail that distinguishes it from others with the same name. */
  readonly detail: string | null;
}

/** The hits in one list of administration. */
export interface FoundGroup {
  readonly what: ProfileKind | "requests" | "messages" | "people" | "claims" | "reviews" | "topups" | "texts" | "catalog" | "imports";
  /** The list with all of them, if it can show them. */
  readonly all: string | null;
  readonly total: number;
  /** The first hits. */
  readonly hits: readonly Hit[];
}

/** What is listed while somebody types. */
export interface AdminFound {
  readonly hits: readonly Hit[];
}
