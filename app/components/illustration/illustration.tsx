import { palettes } from "./palettes.ts";
import { coverScene, type SceneChoice } from "./scene.ts";
import { scenes } from "./scenes.tsx";

interface SceneProps extends SceneChoice {
  /** What the picture is called; empty when it only decorates. */
  alt: string;
  className?: string;
}

/** One scene in one light. It fills the box it is given, like a photo with object-fit: cover. */
export function Scene({ scene, palette, flipped, alt, className = "block size-full" }: SceneProps) {
  const colours = palettes[palette];
  const drawing = scenes[scene](colours);
  return (
    <svg
      viewBox="0 0 640 384"
      preserveAspectRatio="xMidYMid slice"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className}
      style={{ background: `linear-gradient(${colours.sky.join()})` }}
    >
      {flipped ? <g transform="matrix(-1 0 0 1 640 0)">{drawing}</g> : drawing}
    </svg>
  );
}

/** The picture of a center that has no photos yet, always the same for the same slug. */
export function CityScene({ city, slug, alt, className }: { city: string; slug: string; alt: string; className?: string }) {
  return <Scene {...coverScene(city, slug)} alt={alt} className={className} />;
}
