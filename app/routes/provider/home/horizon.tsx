import clsx from "clsx";
import Check from "lucide-react/icons/check";

export type StationState = "done" | "current" | "later";

/** Returns the place of a station in percent of the picture, so that all are visible at any width: a way that rises and flattens. */
const spotOf = (index: number, count: number): readonly [number, number] => {
  const share = count > 1 ? index / (count - 1) : 0;
  return [11 + share * 78, 68 - 45 * share ** 0.75];
};

const WAVES = [
  "M0 214c60-10 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v36H0z",
  "M0 226c60-8 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v24H0z",
  "M0 238c60-6 90 6 150 0s90-6 150 0 90 6 150 0 90-6 150 0 120 6 200 0v12H0z",
];

/** The sun over the sea at the current station: the way behind it is a line, the way ahead is dotted. */
export function Horizon({ stations }: { stations: readonly StationState[] }) {
  const spots = stations.map((_, index) => spotOf(index, stations.length));
  return (
    <div aria-hidden className="relative h-52 bg-[#fdeee8] md:h-62 dark:bg-mar-900">
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" className="absolute inset-0 size-full">
        {spots.map(([x, y], index) => {
          const [fromX, fromY] = spots[index - 1] ?? [3, 80];
          const isBehind = stations[index] !== "later" && stations[index - 1] !== "later";
          return (
            <path
              key={x}
              d={`M${fromX} ${fromY}L${x} ${y}`}
              strokeWidth={isBehind ? 2.5 : 2}
              strokeDasharray={isBehind ? undefined : "2 6"}
              vectorEffect="non-scaling-stroke"
              className={isBehind ? "stroke-alba-600" : "stroke-ink-3"}
            />
          );
        })}
      </svg>
      <svg aria-hidden viewBox="0 200 800 50" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-11 w-full">
        <path d={WAVES[0]} className="fill-mar-300" />
        <path d={WAVES[1]} className="fill-mar-500" />
        <path d={WAVES[2]} className="fill-mar-800" />
      </svg>
      {spots.map(([x, y], index) => {
        const state = stations[index];
        return (
          <span
            key={x}
            className={clsx(
              "absolute grid -translate-1/2 place-items-center rounded-full text-sm font-bold",
              state === "done" && "size-8 border-2 border-surface bg-ok text-surface",
              state === "current" &&
                "z-1 size-13 bg-alba-500 text-md text-mar-900 shadow-[0_0_0_22px_rgb(249_138_104/.28),0_0_0_46px_rgb(249_138_104/.16)]",
              state === "later" && "size-7 border-[1.5px] border-line-input bg-surface text-ink-2",
            )}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {state === "done" ? <Check className="size-4.5 [stroke-width:3]" /> : index + 1}
          </span>
        );
      })}
    </div>
  );
}
