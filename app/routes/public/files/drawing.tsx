import { renderToStaticMarkup } from "react-dom/server";
import { SceneFile } from "#app/components/illustration/illustration.tsx";
import { GuideArch } from "#app/components/illustration/leaves.tsx";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { archOf, drawingOf, EMPTY_ARCH_PATH } from "#app/components/illustration/scene.ts";
import type { Route } from "./+types/drawing";

/** Serves a scene or an arch as a file, for pictures that no first paint should wait for. */
export function loader({ params }: Route.LoaderArgs) {
  const drawing = drawn(params.file);
  if (!drawing) throw new Response(null, { status: 404 });
  return new Response(renderToStaticMarkup(drawing), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800, s-maxage=604800" },
  });
}

const SVG = "http://www.w3.org/2000/svg";

function drawn(file: string) {
  if (EMPTY_ARCH_PATH.endsWith(`/${file}`)) return <EmptyArch className="" xmlns={SVG} />;
  const light = archOf(file);
  if (light !== null) return <GuideArch alt="" light={light} xmlns={SVG} />;
  const choice = drawingOf(file);
  return choice && <SceneFile {...choice} />;
}
