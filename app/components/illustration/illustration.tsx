import { palettes } from "./palettes.ts";
import { coverScene, drawingPath, type SceneChoice } from "./scene.ts";
import { scenes } from "./scenes.tsx";

interface SceneProps extends SceneChoice {
  /** The accessible name of the picture; empty when it only decorates. */
  alt: string;
  className?: string;
  /** The XML namespace, for a drawing that is a file of its own. */
  xmlns?: string;
}

/** One scene in one light. It fills its box, like a photo with object-fit: cover. */
export function Scene({ scene, palette, flipped, alt, className = "block size-full", xmlns }: SceneProps) {
  const colours = palettes[palette];
  const drawing = scenes[scene](colours);
  return (
    <svg
      xmlns={xmlns}
      viewBox="0 0 640 384"
      preserveAspectRatio="xMidYMid slice"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className || undefined}
      style={{ background: `linear-gradient(${colours.sky.join()})` }}
    >
      {flipped ? <g transform="matrix(-1 0 0 1 640 0)">{drawing}</g> : drawing}
    </svg>
  );
}

/** Renders a scene as the file at its `drawingPath`. */
export function SceneFile(choice: SceneChoice) {
  return <Scene {...choice} alt="" className="" xmlns="http://www.w3.org/2000/svg" />;
}

/** A scene far down a page, from a file of its own, so that neither the document nor the first paint waits for it. */
export function DistantScene({ alt = "", ...choice }: SceneChoice & { alt?: string }) {
  return <img src={drawingPath(choice)} alt={alt} loading="lazy" className="block size-full" />;
}

/** The picture of a center that has no photos yet. The same slug always gives the same picture. */
export function CityScene({ city, slug, alt, className }: { city: string; slug: string; alt: string; className?: string }) {
  return <Scene {...coverScene(city, slug)} alt={alt} className={className} />;
}
