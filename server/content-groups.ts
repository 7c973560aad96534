import type { ContentGroup } from "#app/handle.ts";

/** Everything that cached pages are made from. Every page shows the site's name and menu. */
export const CONTENT_GROUPS = ["site", "directory", "texts"] as const satisfies readonly ("site" | ContentGroup)[];
export type KeptGroup = (typeof CONTENT_GROUPS)[number];

const GROUP_OF_TABLE: Readonly<Record<string, KeptGroup>> = {
  settings: "site",
  menus: "site",
  provider_profiles: "directory",
  provider_members: "directory",
  provider_prices: "directory",
  provider_outcomes: "directory",
  provider_photos: "directory",
  reviews: "directory",
  articles: "texts",
  legal_positions: "texts",
  pages: "texts",
  questions: "texts",
  sources: "texts",
  treatments: "texts",
};

/** Returns the groups that a change in a table makes stale: all of them for an unknown table, or when notices were missed. */
export function groupsOf(table: string | undefined): readonly KeptGroup[] {
  const group = table === undefined ? undefined : GROUP_OF_TABLE[table];
  return group ? [group] : CONTENT_GROUPS;
}
