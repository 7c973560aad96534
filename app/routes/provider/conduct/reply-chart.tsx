import { scaleLog } from "d3-scale";
import type { ReplyCase } from "#domain/conduct/reply-cases.ts";
import type { Quartiles } from "#domain/listing/quartiles.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

const WIDTH = 800;
const DOT = 16;
const TICKS = [0.5, 1, 2, 4, 8, 16, 24, 48];
const RIGHT = WIDTH - 110;
const TOP = 44;
const ROW = 70;

interface Props {
  label: string;
  /** The center's median, as its profile says it. */
  own: number | null;
  cases: readonly ReplyCase[] | null;
  /** The medians of other centers of the city. */
  others: readonly number[];
  middle: Quartiles | null;
}

const hours = (value: number) => m.listing_statistics_hours_value({ hours: formatNumber(value, value % 1 === 0 ? 0 : 1) });

/** Answers as dots that pile up where they are alike, missing answers as rings at the right, the city's centers below. */
export function ReplyChart({ label, own, cases, others, middle }: Props) {
  const x = scaleLog().domain([0.25, 72]).range([16, RIGHT]).clamp(true);
  const dots = piles((cases ?? []).flatMap((each) => (each.hours === null ? [] : [x(each.hours)])));
  const never = cases?.filter((each) => each.hours === null).length ?? 0;
  const highest = Math.max(never, ...dots.map(({ level }) => level + 1), 0);
  const base = cases ? TOP + Math.max(3, highest) * DOT : TOP;
  const axis = base + (middle ? ROW : 0);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${axis + 44}`} className="w-full">
      {middle && (
        <>
          <rect
            x={x(middle.low)}
            width={x(middle.high) - x(middle.low)}
            y="30"
            height={axis - 30}
            rx="8"
            className="fill-tint stroke-mar-500"
          />
          <line x1={x(middle.median)} x2={x(middle.median)} y1="30" y2={axis} strokeDasharray="3 4" className="stroke-mar-500" />
        </>
      )}
      {cases && own !== null && (
        <>
          <line x1={x(own)} x2={x(own)} y1="30" y2={base} strokeWidth="2" className="stroke-cta" />
          <text x={x(own) - 8} y="22" textAnchor="end" className="fill-cta font-semibold text-[30px] md:text-[15px]">
            {m.listing_statistics_own_median({ hours: hours(own) })}
          </text>
        </>
      )}
      {middle && (
        <text x={x(middle.median) + 8} y="22" className="fill-ink font-semibold text-[30px] max-md:hidden md:text-[15px]">
          {m.listing_statistics_city_median({ hours: hours(middle.median) })}
        </text>
      )}
      {cases && <line x1="0" x2={RIGHT} y1={base} y2={base} className="stroke-line-strong" />}
      {dots.map(({ at, level }) => (
        <circle key={`${at}-${level}`} cx={at} cy={base - 10 - level * DOT} r="6.5" className="fill-chart-1" />
      ))}
      {Array.from({ length: never }, (_, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one ring is one request without an answer, and they are all alike
        <circle key={level} cx={WIDTH - 48} cy={base - 10 - level * DOT} r="5.5" strokeWidth="2" className="fill-surface stroke-err" />
      ))}
      {never > 0 && (
        <text x={WIDTH - 48} y={base + 20} textAnchor="middle" className="fill-err text-[15px] max-md:hidden">
          {m.listing_statistics_unanswered()}
        </text>
      )}
      {middle &&
        piles(others.map((value) => x(value))).map(({ at, level }) => (
          <circle key={`${at}-${level}`} cx={at} cy={axis - 14 - level * DOT} r="6.5" className="fill-mar-300 stroke-mar-500" />
        ))}
      {middle && own !== null && <circle cx={x(own)} cy={axis - 14} r="8" className="fill-chart-1 stroke-surface" strokeWidth="2" />}
      <line x1="0" x2={RIGHT} y1={axis} y2={axis} className="stroke-line-strong" />
      {TICKS.map((tick, index) => (
        <text
          key={tick}
          x={x(tick)}
          y={axis + 34}
          textAnchor="middle"
          className={`fill-ink-2 text-[30px] md:text-[15px] ${index % 2 === 0 ? "max-md:hidden" : ""}`}
        >
          {tick < 1 ? m.listing_statistics_half_hour() : hours(tick)}
        </text>
      ))}
    </svg>
  );
}

/** Puts each place into the nearest column as wide as a dot, on top of those that are there already. */
function piles(places: readonly number[]): { at: number; level: number }[] {
  const filled = new Map<number, number>();
  return places.map((place) => {
    const at = Math.round(place / DOT) * DOT;
    const level = filled.get(at) ?? 0;
    filled.set(at, level + 1);
    return { at, level };
  });
}
