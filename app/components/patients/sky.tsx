import type { ReactNode } from "react";
import { wave } from "#app/components/illustration/shapes.tsx";

interface Props {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Above the water. */
  children: ReactNode;
  /** Where the sun stands, from 0 to 1. */
  sun: number;
  /** On the water: what the horizon is about. */
  water: ReactNode;
  /** How much water there is, in pixels. */
  depth: number;
}

/** One waterline, the sun above it and the cradle under it: where somebody is, never how it will end. */
export function Sky({ labelledBy, children, sun, water, depth }: Props) {
  const at = { left: `${sun * 100}%` };
  return (
    <section
      aria-labelledby={labelledBy}
      className="relative grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-2xl border hero-sky md:rounded-[22px]"
    >
      {children}
      <div className="relative" style={{ height: depth + 46 }}>
        <svg viewBox="0 0 200 200" aria-hidden className="absolute w-26 md:w-33" style={{ ...at, bottom: depth, translate: "-50% 50%" }}>
          <circle cx="100" cy="100" r="98" fill="var(--hero-halo)" opacity=".28" />
          <circle cx="100" cy="100" r="68" fill="var(--hero-halo)" opacity=".5" />
        </svg>
        <svg
          viewBox="0 0 1200 86"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-x-0 bottom-0 w-full"
          style={{ height: depth }}
        >
          <path d={wave(6, 5, 150, 40, 1240, 86)} fill="var(--calm-sea-1)" />
          <path d={wave(36, 8, 180, 90, 1290, 86)} fill="var(--calm-sea-2)" opacity=".6" />
          <path d={wave(67, 7, 160, 10, 1210, 86)} fill="var(--calm-sea-3)" opacity=".45" />
        </svg>
        <svg viewBox="0 0 64 64" aria-hidden className="absolute w-13 md:w-15" style={{ ...at, bottom: depth - 43, translate: "-50% 0" }}>
          <circle cx="32" cy="26" r="17" fill="var(--hero-sun)" />
          <path d="M4 30C5 48 17 60 32 60S59 48 60 30" fill="none" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
        </svg>
        <div className="absolute inset-x-0 bottom-0" style={{ height: depth }}>
          {water}
        </div>
      </div>
    </section>
  );
}
