import type { FigureDay } from "#domain/desk/range-figures.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [480, 210, 44, 14, 24];
/** The number of named days on the axis, including the first and the last. */
const NAMED_DAYS = 4;

/** Returns the next of 1, 2, 4, 6 or 10 times a power of ten, so that half of it is round too. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 10].find((step) => step * power >= value)! * power;
}

/** A bar for each day. Refunds are in front, from the axis up. Today's bar, which is incomplete, is darker. */
export function RevenueBars({ days, today }: { days: readonly FigureDay[]; today: string }) {
  const most = Math.max(...days.map(({ money }) => Math.max(money.grossCents, money.returnedCents)));
  const top = roundedUp(Math.max(1000, most));
  const floor = HEIGHT - BOTTOM;
  const step = (WIDTH - LEFT) / days.length;
  const high = (cents: number) => (Math.max(0, cents) / top) * (floor - TOP);
  const last = days.length - 1;
  const named = [...new Set(Array.from({ length: NAMED_DAYS }, (_, place) => Math.round((place * last) / (NAMED_DAYS - 1))))];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line x1={LEFT} x2={WIDTH} y1={floor - high(top * part)} y2={floor - high(top * part)} className="stroke-line" />
          <text x={LEFT - 8} y={floor - high(top * part) + 4} textAnchor="end" className="num fill-ink-2 text-[12px] max-md:text-[16px]">
            {(top * part) / 100}
          </text>
        </g>
      ))}
      {days.map(({ day, money: { grossCents, returnedCents } }, place) => {
        const bar = { x: LEFT + (place + 0.15) * step, width: step * 0.7, rx: Math.min(2, step / 6) };
        return (
          <g key={day}>
            <rect
              {...bar}
              y={floor - high(grossCents)}
              height={high(grossCents)}
              className={day === today ? "fill-mar-900" : "fill-mar-500"}
            />
            <rect {...bar} y={floor - high(returnedCents)} height={high(returnedCents)} className="fill-alba-500" />
          </g>
        );
      })}
      {named.map((place) => (
        <text
          key={place}
          x={place === last ? WIDTH : place === 0 ? LEFT : LEFT + (place + 0.5) * step}
          y={HEIGHT - 6}
          textAnchor={place === 0 ? "start" : place === last ? "end" : "middle"}
          className="fill-ink-2 text-[12px] max-md:text-[16px]"
        >
          {days[place]!.day === today ? m.overview_today() : formatDays(days[place]!.day, days[place]!.day)}
        </text>
      ))}
    </svg>
  );
}
