/** A published review with its provider. The page of stories shows the reviews of all listed providers together. */
export interface Story {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  /** The stars that the author gave, 1 to 5. */
  readonly stars: number;
  readonly service: string | null;
  /** The day of the consultation. Pages show only its month. */
  readonly heldOn: string;
  readonly reply: { readonly text: string; readonly at: Date } | null;
  readonly provider: {
    readonly kind: "center" | "specialist";
    readonly slug: string;
    readonly name: string;
    readonly city: string | null;
    /** Null under three reviews. */
    readonly rating: number | null;
    readonly reviews: number;
  };
}

export const STORIES_PER_PAGE = 12;

/** The highest rating that counts as a visit that did not go as hoped. */
export const MAX_STARS_OF_A_CRITIC = 3;

/** The filters of stories: a city by its slug, a service by its id. */
export interface StoryFilters {
  readonly city: string | null;
  readonly service: string | null;
}

/** The number of stories of one city and one service. Either is null where unknown. */
export interface StoryTally {
  readonly city: { readonly slug: string; readonly name: string } | null;
  readonly service: { readonly id: string; readonly name: string } | null;
  readonly stories: number;
  readonly critical: number;
  readonly answered: number;
}

export interface StoryChoice {
  readonly value: string;
  readonly name: string;
  /** The number of stories that choosing it would show, with the other filter unchanged. */
  readonly stories: number;
}

export interface StoryCounts {
  /** The number with the filters, and without any. */
  readonly found: number;
  readonly all: number;
  readonly critical: number;
  readonly answered: number;
  readonly cities: readonly StoryChoice[];
  readonly services: readonly StoryChoice[];
  readonly filters: StoryFilters;
}

/** Counts stories beside each choice, in the order of the tallies. Ignores a filter with an unknown value. */
export function countStories(tallies: readonly StoryTally[], asked: StoryFilters): StoryCounts {
  const known = (field: "city" | "service", value: string | null) =>
    value !== null && tallies.some((tally) => idOf(tally, field) === value) ? value : null;
  const filters = { city: known("city", asked.city), service: known("service", asked.service) };
  const meets = (tally: StoryTally, field: "city" | "service") => filters[field] === null || idOf(tally, field) === filters[field];
  const sum = (field: "stories" | "critical" | "answered", among = tallies) => among.reduce((total, tally) => total + tally[field], 0);
  const choices = (field: "city" | "service", other: "city" | "service"): StoryChoice[] => {
    const values = new Map(tallies.flatMap((tally) => (tally[field] ? [[idOf(tally, field)!, tally[field].name]] : [])));
    return [...values]
      .map(([value, name]) => ({
        value,
        name,
        stories: sum(
          "stories",
          tallies.filter((tally) => idOf(tally, field) === value && meets(tally, other)),
        ),
      }))
      .filter(({ value, stories }) => stories > 0 || value === filters[field]);
  };
  return {
    found: sum(
      "stories",
      tallies.filter((tally) => meets(tally, "city") && meets(tally, "service")),
    ),
    all: sum("stories"),
    critical: sum("critical"),
    answered: sum("answered"),
    cities: choices("city", "service"),
    services: choices("service", "city"),
    filters,
  };
}

const idOf = (tally: StoryTally, field: "city" | "service"): string | null =>
  field === "city" ? (tally.city?.slug ?? null) : (tally.service?.id ?? null);
