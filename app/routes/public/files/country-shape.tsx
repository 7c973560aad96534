import { renderToStaticMarkup } from "react-dom/server";
import { CountryShape } from "#app/components/places/country-shape.tsx";

/** The shape of the country, once for every page that shows it: country-map.tsx paints it. */
export function loader() {
  return new Response(renderToStaticMarkup(<CountryShape />), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800, s-maxage=604800" },
  });
}
