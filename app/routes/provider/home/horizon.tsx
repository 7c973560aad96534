import clsx from "clsx";
import Check from "lucide-react/icons/check";

/** The places of the stations in percent of the picture, so that all are visible at any width. */
const SPOTS = [
  [13, 70],
  [38, 46],
  [64, 30],
  [90, 22],
] as const;

/** The path that leads to each station. */
const LEGS = ["M4 82Q8 76 13 70", "M13 70C21 61 29 53 38 46", "M38 46C46 40 55 34 64 30", "M64 30C73 26 82 23 90 22"];

const WAVES = [
  "M0 214c60-10 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v36H0z",
  "M0 226c60-8 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v24H0z",
  "M0 238c60-6 90 6 150 0s90-6 150 0 90 6 150 0 90-6 150 0 120 6 200 0v12H0z",
];

/** The sun over the sea at the current station: the path behind it is a line, the path ahead is dotted. */
export function Horizon({ current }: { current: number }) {
  return (
    <div aria-hidden className="relative h-52 bg-[#fdeee8] md:h-62 dark:bg-mar-900">
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" className="absolute inset-0 size-full">
        {LEGS.map((leg, index) => (
          <path
            key={leg}
            d={leg}
            strokeWidth={index <= current ? 2.5 : 2}
            strokeDasharray={index <= current ? undefined : "2 6"}
            vectorEffect="non-scaling-stroke"
            className={index <= current ? "stroke-alba-600" : "stroke-ink-3"}
          />
        ))}
      </svg>
      <svg aria-hidden viewBox="0 200 800 50" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-11 w-full">
        <path d={WAVES[0]} className="fill-mar-300" />
        <path d={WAVES[1]} className="fill-mar-500" />
        <path d={WAVES[2]} className="fill-mar-800" />
      </svg>
      {SPOTS.map(([x, y], index) => (
        <span
          key={x}
          className={clsx(
            "absolute grid -translate-1/2 place-items-center rounded-full text-sm font-bold",
            index < current && "size-8 border-2 border-surface bg-ok text-surface",
            index === current &&
              "size-13 bg-alba-500 text-md text-mar-900 shadow-[0_0_0_22px_rgb(249_138_104/.28),0_0_0_46px_rgb(249_138_104/.16)]",
            index > current && "size-7 border-[1.5px] border-line-input bg-surface text-ink-2",
          )}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {index < current ? <Check className="size-4.5 [stroke-width:3]" /> : index + 1}
        </span>
      ))}
    </div>
  );
}
