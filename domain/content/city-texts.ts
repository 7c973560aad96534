/** City and treatment, by their slugs. */
interface CityTextKey {
  readonly city: string;
  readonly treatment: string;
}

/** Returns how a text is called among its kind, and its file: «santo-domingo.fiv». */
export const cityTextSlug = ({ city, treatment }: CityTextKey): string => `${city}.${treatment}`;

/** Returns which city and treatment a slug names, or null when it names none. */
export function readCityText(slug: string): CityTextKey | null {
  const [, city, treatment] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(slug) ?? [];
  return city && treatment ? { city, treatment } : null;
}

/** Returns the address of a treatment in a city, which is there while a listed center offers it. */
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
