import clsx from "clsx";
import type { ReactNode } from "react";
import { wave } from "#app/components/illustration/shapes.tsx";

interface Props {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Above the water. */
  children: ReactNode;
  /** The position of the sun, from 0 to 1. */
  sun: number;
  /** The free space on both sides of its path, in pixels. */
  inset?: number;
  /** The contents on the water: what the horizon is about. */
  water?: ReactNode;
  /** The depth of the water, in pixels. */
  depth: number;
  /** True when the sun is above the waterline, so that text on the line can be read. */
  raised?: boolean;
  /** True for the same horizon during a pause. */
  night?: boolean;
  className?: string;
}

const DAY = { sea: ["var(--calm-sea-1)", "var(--calm-sea-2)", "var(--calm-sea-3)"], halo: "var(--hero-halo)", sun: "var(--hero-sun)" };
const NIGHT = { sea: ["#1d8195", "#0f7488", "#0b5e70"], halo: "#fff", sun: "#f3dfb0" };
const NIGHT_SKY = { background: "linear-gradient(#0e3944, #17586a)" };

/** One waterline with the sun above it and the cradle below: it shows where somebody is, never how it will end. */
export function Sky({ labelledBy, children, sun, inset = 0, water, depth, raised = false, night = false, className }: Props) {
  const colours = night ? NIGHT : DAY;
  const left = `calc(${inset}px + ${sun} * (100% - ${2 * inset}px))`;
  return (
    <section
      aria-labelledby={labelledBy}
      style={{ ["--sea" as string]: `${depth}px`, ...(night && NIGHT_SKY) }}
      className={clsx(
        "relative grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-2xl border md:rounded-[22px]",
        night ? "on-deep border-transparent text-white" : "hero-sky",
        className,
      )}
    >
      {children}
      <div className="relative" style={{ height: "calc(var(--sea) + 46px)" }}>
        <svg
          viewBox="0 0 200 200"
          aria-hidden
          className="absolute w-26 md:w-33"
          style={{ left, bottom: raised ? "calc(var(--sea) + 21px)" : "var(--sea)", translate: "-50% 50%" }}
        >
          <circle cx="100" cy="100" r="98" fill={colours.halo} opacity={night ? 0.14 : 0.28} />
          <circle cx="100" cy="100" r="68" fill={colours.halo} opacity={night ? 0.18 : 0.5} />
        </svg>
        <svg
          viewBox="0 0 1200 86"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-x-0 bottom-0 w-full"
          style={{ height: "var(--sea)" }}
        >
          <path d={wave(6, 5, 150, 40, 1240, 86)} fill={colours.sea[0]} />
          <path d={wave(36, 8, 180, 90, 1290, 86)} fill={colours.sea[1]} opacity=".6" />
          <path d={wave(67, 7, 160, 10, 1210, 86)} fill={colours.sea[2]} opacity=".45" />
        </svg>
        <svg
          viewBox="0 0 64 64"
          aria-hidden
          className="absolute w-13 md:w-15"
          style={{ left, bottom: `calc(var(--sea) - ${raised ? 22 : 43}px)`, translate: "-50% 0" }}
        >
          <circle cx="32" cy="26" r="17" fill={colours.sun} />
          <path d="M4 30C5 48 17 60 32 60S59 48 60 30" fill="none" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
        </svg>
        <div className="absolute inset-x-0 bottom-0" style={{ height: "var(--sea)" }}>
          {water}
        </div>
      </div>
    </section>
  );
}
