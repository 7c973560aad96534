import type { CityCount } from "#domain/directory/home.server.ts";
import { centersIn } from "./city-list.tsx";
import { ISLETS, MAINLAND, MAP, onMap } from "./country-outline.ts";

/**
 * Where the centers are. For the eye and the pointer: the list beside it says the same in words, so keyboards and screen
 * readers pass by here. Where two cities are close, the larger count lies below the smaller.
 */
export function CountryMap({ cities }: { cities: readonly CityCount[] }) {
  const most = Math.max(...cities.map(({ centers }) => centers));
  const markers = [...cities].sort((a, b) => b.centers - a.centers);
  return (
    <div className="rounded-3xl bg-linear-to-b from-tint to-surface p-3 md:p-[30px]">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden className="block w-full">
        <path
          d={MAINLAND + ISLETS}
          className="fill-mar-100 stroke-mar-300 dark:fill-mar-900 dark:stroke-mar-600"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M112 84q46 40 92 54t88 44M128 168q50 6 96 36t72 52"
          fill="none"
          stroke="#fff"
          strokeWidth="10"
          strokeLinecap="round"
          className="opacity-70 dark:opacity-10"
        />
        {markers.map((city) => {
          const { x, y } = onMap(city);
          const radius = 13 + 11 * Math.sqrt(city.centers / most);
          const first = city.centers === most;
          return (
            <a key={city.slug} href={centersIn(city.name)} tabIndex={-1} className="group">
              <circle cx={x} cy={y} r={radius + 7} className="fill-alba-300 opacity-35 group-hover:opacity-60" />
              <circle cx={x} cy={y} r={radius} className={first ? "fill-alba-600" : "fill-alba-400"} />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className={`text-[1.0625rem] font-bold ${first ? "fill-white" : "fill-[#3a1206]"}`}
              >
                {city.centers}
              </text>
              <title>{city.name}</title>
            </a>
          );
        })}
      </svg>
    </div>
  );
}
