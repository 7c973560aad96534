import clsx from "clsx";
import { palettes } from "./palettes.ts";
import { portraitLight } from "./scene.ts";
import { wave } from "./shapes.tsx";

interface PortraitProps {
  /** One or two letters. */
  initials: string;
  slug: string;
  /** The person's name; empty when the name is beside the picture. */
  alt: string;
  className?: string;
}

/** A replacement for a person's photo: initials on the sun, in an arch. A photo has the same `rounded-arch` mask. */
export function Portrait({ initials, slug, alt, className }: PortraitProps) {
  const light = portraitLight(slug);
  const { sky, halo, sea } = palettes[light.palette];
  const tide = 240 + light.tide;
  return (
    <svg
      viewBox="0 0 300 306"
      preserveAspectRatio="xMidYMid slice"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={clsx("block rounded-arch", className)}
      style={{ background: `linear-gradient(${sky.join()})` }}
    >
      <circle cx="150" cy="152" r="112" fill={halo} opacity=".3" />
      <circle cx="150" cy="152" r="84" fill="#fff" opacity=".92" />
      <path d={wave(tide, 5, 75, light.tide * 4, 300, 306)} fill={sea[0]} />
      <path d={wave(tide + 24, 6, 94, 40, 300, 306)} fill={sea[1]} />
      <path d={wave(tide + 48, 4, 75, 50, 300, 306)} fill={sea[2]} />
      <text x="150" y="172" textAnchor="middle" fontSize="62" className="font-display font-semibold" fill="#0E3944">
        {initials}
      </text>
    </svg>
  );
}
