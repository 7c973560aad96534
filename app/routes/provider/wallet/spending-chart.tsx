import { scaleBand, scaleLinear } from "d3-scale";
import type { SpentWeek } from "#domain/wallet/spending.server.ts";
import { formatDate } from "#platform/format.ts";
import { dollarsOf } from "#platform/money.ts";

interface Props {
  weeks: readonly SpentWeek[];
  label: string;
  width: number;
  height: number;
  className: string;
}

const LEFT = 44;
const FOOT = 44;

/** A bar for each week: what was paid, and at its foot what was returned. The last bar is the current week. */
export function SpendingChart({ weeks, label, width, height, className }: Props) {
  const most = dollarsOf(Math.max(1000, ...weeks.map(({ paidCents }) => paidCents)));
  const y = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([height - FOOT, 14]);
  const x = scaleBand<string>()
    .domain(weeks.map(({ from }) => from))
    .range([LEFT, width])
    .paddingInner(0.4)
    .paddingOuter(0.2);
  const bar = x.bandwidth();
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={LEFT - 6} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={LEFT - 14} y={y(tick) + 5} textAnchor="end" className="fill-ink-3 text-[14px]">
            {tick}
          </text>
        </g>
      ))}
      {weeks.map(({ from, paidCents, returnedCents }, index) => {
        const left = x(from)!;
        const top = y(dollarsOf(paidCents));
        const returned = y(dollarsOf(returnedCents));
        const last = index === weeks.length - 1;
        return (
          <g key={from}>
            {paidCents > 0 && <path d={roundedBar(left, top, bar, y(0))} className={last ? "fill-brand" : "fill-chart-4"} />}
            {returnedCents > 0 && (
              <rect x={left} y={returned} width={bar} height={y(0) - returned} strokeWidth="2" className="fill-chart-5 stroke-surface" />
            )}
            {beginsMonth(weeks, index) && (
              <text x={left + bar / 2} y={height - 14} textAnchor="middle" className="fill-ink-2 text-[14px]">
                {monthOf(from)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const monthOf = (day: string) => formatDate(day).split(" ")[1]!;

/** Returns whether a week shows the name of its month. The first week does too, unless the next name would touch it. */
const beginsMonth = (weeks: readonly SpentWeek[], index: number) => {
  const [before, here, after] = [weeks[index - 1], weeks[index]!, weeks[index + 1]].map((week) => week && monthOf(week.from));
  return before === undefined ? after === undefined || after === here : before !== here;
};

/** Draws a bar whose top is round. */
function roundedBar(left: number, top: number, width: number, bottom: number): string {
  const radius = Math.min(6, bottom - top);
  return `M${left} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${bottom}Z`;
}
