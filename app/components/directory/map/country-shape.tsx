import { countryPaper } from "./paper.ts";

/** The address of the shape. `<use>` takes its parts and gives them the colors of the page. */
export const COUNTRY_SHAPE = "/mapas/pais.svg";

export function CountryShape() {
  const { width, height, land, neighbor, borders } = countryPaper;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} strokeLinejoin="round" aria-hidden>
      <path id="vecino" d={neighbor} />
      <path id="tierra" d={land} />
      <path id="provincias" d={borders} />
    </svg>
  );
}
