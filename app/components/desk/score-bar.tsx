import clsx from "clsx";
import { ROUTING_WEIGHTS, type RoutingWeight } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { WEIGHT_NAMES } from "#texts/desk.ts";

/** The color of each weight, the same wherever weights are drawn. */
export const WEIGHT_COLOURS: Readonly<Record<RoutingWeight, string>> = {
  city: "bg-mar-700",
  language: "bg-[#a1335f]",
  verification: "bg-[#b8790c]",
  reply: "bg-mar-500",
  rotation: "bg-alba-400",
};

/** The legend of the colors of weights. */
export function WeightLegend() {
  return (
    <ul aria-label={m.desk_legend()} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {ROUTING_WEIGHTS.map((name) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span aria-hidden className={clsx("size-2.5 rounded-[3px]", WEIGHT_COLOURS[name])} />
          {WEIGHT_NAMES[name]()}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  parts: Partial<Record<RoutingWeight, number>>;
  /** The maximum of each part; null for a decision whose rule is no longer known. */
  weights: Readonly<Record<RoutingWeight, number>> | null;
}

/** The points that each weight added to a score, out of its maximum. */
export function ScoreBar({ parts, weights }: Props) {
  const shown = ROUTING_WEIGHTS.filter((name) => (weights?.[name] ?? parts[name] ?? 0) > 0);
  const words = shown.map((name) =>
    m.desk_parts({
      name: WEIGHT_NAMES[name](),
      points: formatNumber(parts[name] ?? 0, Number.isInteger(parts[name] ?? 0) ? 0 : 1),
      most: formatNumber(weights?.[name] ?? parts[name] ?? 0),
    }),
  );
  return (
    <div role="img" aria-label={words.join("; ")} className="flex gap-1">
      {shown.map((name) => {
        const most = weights?.[name] ?? parts[name] ?? 0;
        return (
          <span
            key={name}
            title={WEIGHT_NAMES[name]()}
            style={{ flexGrow: most }}
            className="h-2 min-w-1 basis-0 overflow-hidden rounded-full bg-arena-200"
          >
            <span className={clsx("block h-full", WEIGHT_COLOURS[name])} style={{ width: `${(100 * (parts[name] ?? 0)) / most}%` }} />
          </span>
        );
      })}
    </div>
  );
}
