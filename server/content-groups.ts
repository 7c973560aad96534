import type { ContentGroup } from "#app/handle.ts";

/** Everything that cached pages are made from. Every page shows the site's name and menu. */
export const CONTENT_GROUPS = ["site", "directory", "texts"] as const satisfies readonly ("site" | ContentGroup)[];
export type KeptGroup = (typeof CONTENT_GROUPS)[number];

/** For tables whose changes may affect every page, for example through a name or a link. */
const ALL = "all";

/** Every table whose changes are announced, with the group of cached pages made from it. */
export const MADE_FROM: Readonly<Record<string, KeptGroup | typeof ALL>> = {
  settings: "site",
  menus: "site",
  statements: ALL,
  cities: ALL,
  countries: ALL,
  languages: ALL,
  payment_methods: ALL,
  service_types: ALL,
  medical_services: ALL,
  badges: "directory",
  city_texts: "directory",
  conduct_publications: "directory",
  consultation_days: "directory",
  consultation_hours: "directory",
  lead_prices: ALL,
  provider_badges: "directory",
  provider_members: "directory",
  provider_outcomes: "directory",
  provider_photos: "directory",
  provider_prices: "directory",
  provider_profiles: "directory",
  reviews: "directory",
  routing_policies: ALL,
  articles: "texts",
  legal_positions: "texts",
  pages: "texts",
  questions: "texts",
  sources: "texts",
  treatments: "texts",
  urgent_answers: "texts",
};

/** Returns the groups that a change in a table makes stale: all of them for an unknown table, or when notices were missed. */
export function groupsOf(table: string | undefined): readonly KeptGroup[] {
  const group = table === undefined ? undefined : MADE_FROM[table];
  return group && group !== ALL ? [group] : CONTENT_GROUPS;
}
