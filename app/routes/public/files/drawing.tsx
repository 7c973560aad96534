import { renderToStaticMarkup } from "react-dom/server";
import { SceneFile } from "#app/components/illustration/illustration.tsx";
import { drawingOf } from "#app/components/illustration/scene.ts";
import type { Route } from "./+types/drawing";

/** Serves a scene as a file, for pictures far down a page. */
export function loader({ params }: Route.LoaderArgs) {
  const choice = drawingOf(params.file);
  if (!choice) throw new Response(null, { status: 404 });
  return new Response(renderToStaticMarkup(<SceneFile {...choice} />), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800, s-maxage=604800" },
  });
}
