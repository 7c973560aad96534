import type { StoryFilters } from "#domain/directory/story.ts";

/** Returns the canonical address of the page's filters. The first page has no number. */
export function storiesPath({ city, service }: StoryFilters, page = 1): string {
  const query = new URLSearchParams([
    ...(city ? [["ciudad", city]] : []),
    ...(service ? [["tratamiento", service]] : []),
    ...(page > 1 ? [["pagina", String(page)]] : []),
  ]).toString();
  return query ? `/testimonios?${query}` : "/testimonios";
}
