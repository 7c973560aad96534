interface Props {
  /** One value a part, the oldest first; null where there is none. */
  values: readonly (number | null)[];
}

const [WIDTH, HEIGHT, EDGE] = [84, 34, 5];
/** A line through fewer points says nothing of a course. */
const MIN_POINTS = 3;

/** The course of a figure, whose value is beside it in words. The ring is the last part. */
export function Sparkline({ values }: Props) {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (points.length < MIN_POINTS) return null;
  const [low, high] = [Math.min(...points.map(({ value }) => value)), Math.max(...points.map(({ value }) => value))];
  const x = (index: number) => EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => (high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE));
  const last = points.at(-1)!;
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" className="h-5 w-10 flex-none max-[22.5rem]:hidden md:h-8.5 md:w-21">
      <polyline
        points={points.map(({ value, index }) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
      <circle cx={x(last.index)} cy={y(last.value)} r="3.5" strokeWidth="2" className="fill-surface stroke-chart-1" />
    </svg>
  );
}
