/** City and treatment, by their slugs. */
interface CityTextKey {
  readonly city: string;
  readonly treatment: string;
}

/** Returns the slug of a text about a treatment in a city, which is also the name of its file: «santo-domingo.fiv». */
export const cityTextSlug = ({ city, treatment }: CityTextKey): string => `${city}.${treatment}`;

/** Returns the city and the treatment of a slug, or null when it names none. */
export function readCityText(slug: string): CityTextKey | null {
  const [, city, treatment] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(slug) ?? [];
  return city && treatment ? { city, treatment } : null;
}

/** Returns the address of a treatment in a city. The page exists while a listed center offers the treatment. */
export const pathOfCityTreatment = ({ city, treatment }: CityTextKey): string => `/${city}/tratamientos/${treatment}`;

/** Anchors of the page besides those of the text. */
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
