import { renderToStaticMarkup } from "react-dom/server";
import { CountryShape } from "#app/components/directory/map/country-shape.tsx";

/** Serves the shape of the country once for every page; country-map.tsx paints it. */
export function loader() {
  return new Response(renderToStaticMarkup(<CountryShape />), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800, s-maxage=604800" },
  });
}
