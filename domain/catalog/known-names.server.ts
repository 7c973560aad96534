import { sql } from "kysely";

/** What a visitor chose from our lists, as the form sends it. An empty string is an empty field. */
interface Chosen {
  pais: string;
  ciudad: string;
  idioma: string;
}

/** The codes and names that the database knows; null for a choice that does not exist, or was not made. */
export interface KnownNames {
  country: string | null;
  city: string | null;
  language: string | null;
}

/** Columns of a select that looks up KnownNames. */
export const knownNames = ({ pais, ciudad, idioma }: Chosen) => sql`
  (select code from countries where name = ${pais}) as country,
  (select name from cities where name = ${ciudad}) as city,
  (select code from languages where code = ${idioma}) as language`;

/** Returns an error for each chosen name that does not exist, by its field. */
export function unknownNames({ pais, ciudad, idioma }: Chosen, known: KnownNames): Partial<Record<keyof Chosen, "invalid">> {
  return {
    ...(pais !== "" && known.country === null && { pais: "invalid" as const }),
    ...(ciudad !== "" && known.city === null && { ciudad: "invalid" as const }),
    ...(idioma !== "" && known.language === null && { idioma: "invalid" as const }),
  };
}
