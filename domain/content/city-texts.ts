import type { Review } from "./content.ts";

/** What the site says in words about a treatment in one city. Its page is made of the directory's data, and shows this too. */
export interface CityText {
  /** Both as addresses call them. */
  readonly city: string;
  readonly treatment: string;
  /** What lists and a search call it. */
  readonly title: string;
  /** Markdown with `##` sections and `[^source-id]` references. */
  readonly body: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

type CityTextKey = Pick<CityText, "city" | "treatment">;

/** How a text is called among its kind, and its file: «santo-domingo.fiv». */
export const cityTextSlug = ({ city, treatment }: CityTextKey): string => `${city}.${treatment}`;

/** Returns which city and treatment a slug names, or null when it names none. */
export function readCityText(slug: string): CityTextKey | null {
  const [, city, treatment] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(slug) ?? [];
  return city && treatment ? { city, treatment } : null;
}

/** The page of a treatment in a city, which is there while a listed center offers it. */
export const pathOfCityTreatment = ({ city, treatment }: CityTextKey): string => `/${city}/tratamientos/${treatment}`;

/** Anchors of what the page shows besides the text. */
export const CITY_PAGE_SECTIONS = [
  "diferente",
  "mapa",
  "precios-por-centro",
  "comparacion",
  "especialistas",
  "situacion-legal",
  "otras-ciudades",
  "seguir-leyendo",
  "fuentes",
] as const;
