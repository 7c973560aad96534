import type { CityCount } from "#domain/directory/home.server.ts";
import { centersIn } from "./city-list.tsx";
import country from "./country.svg?url&no-inline";
import { MAP, onMap } from "./map-paper.ts";

/**
 * Where the centers are. For the eye and the pointer: the list beside it says the same in words, so keyboards and screen
 * readers pass by here. Smaller counts lie above larger ones, where two cities are close.
 */
export function CountryMap({ cities }: { cities: readonly CityCount[] }) {
  const most = Math.max(...cities.map(({ centers }) => centers));
  const markers = [...cities].sort((a, b) => b.centers - a.centers);
  return (
    <div className="rounded-3xl bg-linear-to-b from-tint to-surface p-3 md:p-[30px]">
      <div className="relative">
        <img src={country} alt="" width={MAP.width} height={MAP.height} fetchPriority="low" decoding="async" className="w-full" />
        <svg
          aria-hidden
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          className="absolute inset-0 size-full overflow-visible text-[17px] font-bold max-sm:text-[27px] [&_circle]:stroke-alba-300/40 [&_circle]:stroke-14 [&_circle]:[paint-order:stroke] max-sm:[&_circle]:[r:24px]"
        >
          {markers.map(({ slug, name, centers, ...place }) => {
            const { x, y } = onMap(place);
            const first = centers === most;
            return (
              <g key={slug} transform={`translate(${x} ${y})`}>
                <a href={centersIn(name)} tabIndex={-1}>
                  <title>{name}</title>
                  <circle
                    r={Math.round(13 + 11 * Math.sqrt(centers / most))}
                    fill={first ? "var(--color-alba-600)" : "var(--color-alba-400)"}
                  />
                  <text dy=".35em" textAnchor="middle" fill={first ? "#fff" : "#3a1206"}>
                    {centers}
                  </text>
                </a>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
