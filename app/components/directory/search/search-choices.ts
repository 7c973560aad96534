/** The choices of the hero's search besides its words, and the address that it leads to. */

export const SEARCH_TYPES = ["all", "centers", "specialists"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The screen of each type. */
export type SearchScreens = Readonly<Record<SearchType, string>>;

export interface AdvancedChoices {
  type: SearchType;
  languages: readonly string[];
  payments: readonly string[];
}

export const NOTHING_ADVANCED: AdvancedChoices = { type: "all", languages: [], payments: [] };

/** Counts the groups of the advanced search that are in use, for its button. */
export function activeGroups({ type, languages, payments }: AdvancedChoices): number {
  return Number(type !== "all") + Number(languages.length > 0) + Number(payments.length > 0);
}

/** Returns the address of the chosen type's screen, with only the values that are set and lists joined by commas. */
export function searchAddress(
  screens: SearchScreens,
  { q, city, service }: { q: string; city: string; service: string },
  { type, languages, payments }: AdvancedChoices,
): string {
  const asked = {
    q: q.trim(),
    city,
    service,
    type: type === "all" ? "" : type,
    languages: languages.join(),
    paymentMethods: payments.join(),
  };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== "")).toString();
  return query ? `${screens[type]}?${query}` : screens[type];
}
