import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { ShownTrial } from "./shown-trial.server.ts";

interface Props {
  trial: ShownTrial;
  version: number;
  /** False when there are too few requests to conclude anything. */
  verdict: boolean;
}

const HEIGHT = 170;
const [TOP, BOTTOM] = [44, 118];

const rate = (offers: number, opportunities: number) => (10 * offers) / opportunities;
/** Returns a place in percent of the width, so that words and dots keep their size on every screen. */
const x = (value: number) => `${10 * value}%`;

/** Each center's offers in ten opportunities, before and after, over the range that chance alone would give. */
export function FairnessChart({ trial: { centers, band, outside }, version, verdict }: Props) {
  if (!band) return null;
  const low = formatNumber(band.low, 1);
  const high = formatNumber(band.high, 1);
  return (
    <section aria-labelledby="justicia" className="grid gap-2 border-t pt-4">
      <h3 id="justicia" className="font-semibold">
        {m.policy_fair()}
      </h3>
      {verdict && (
        <p className="text-ui">
          {m.policy_fair_text({ before: outside.before, after: outside.after, count: centers.length, version, draft: version + 1 })}
        </p>
      )}
      <p className="text-ink-2 text-sm">{m.policy_fair_band({ count: m.policy_opportunities({ count: band.opportunities }) })}</p>
      <div className="relative pr-4 pl-12">
        {[version, version + 1].map((each, index) => (
          <b
            key={each}
            aria-hidden
            className="absolute left-0 -translate-y-1/2 font-semibold text-ui"
            style={{ top: index === 0 ? TOP : BOTTOM }}
          >
            v{each}
          </b>
        ))}
        <svg height={HEIGHT} role="img" aria-label={m.policy_fair_picture({ low, high })} className="block w-full overflow-visible">
          <rect
            x={x(band.low)}
            y={TOP - 24}
            width={x(Math.max(0.05, band.high - band.low))}
            height={BOTTOM - TOP + 40}
            className="fill-tint"
          />
          {centers.map(({ id, opportunities, before, after }) => (
            <line
              key={id}
              x1={x(rate(before, opportunities))}
              y1={TOP}
              x2={x(rate(after, opportunities))}
              y2={BOTTOM}
              className={before === after ? "stroke-arena-300" : "stroke-mar-700"}
            />
          ))}
          {centers.map(({ id, opportunities, before, after }) => (
            <g key={id}>
              <circle cx={x(rate(before, opportunities))} cy={TOP} r={5} className="fill-surface stroke-ink-3" strokeWidth={1.5} />
              <circle cx={x(rate(after, opportunities))} cy={BOTTOM} r={5} className="fill-mar-500" />
            </g>
          ))}
          <line x1="0%" x2="100%" y1={BOTTOM + 24} y2={BOTTOM + 24} className="stroke-arena-300" />
          {[0, 2, 4, 6, 8, 10].map((tick) => (
            <text key={tick} x={x(tick)} y={BOTTOM + 42} textAnchor="middle" className="fill-ink-2 text-[13px]">
              {tick}
            </text>
          ))}
        </svg>
      </div>
      <TableBehind label={m.policy_table()}>
        <Table
          caption={m.policy_fair()}
          captionHidden
          stacked
          columns={[
            { key: "center", header: m.policy_table_center(), cell: ({ name }) => name, rowHeader: true },
            { key: "all", header: m.policy_table_opportunities(), cell: ({ opportunities }) => formatNumber(opportunities), numeric: true },
            { key: "before", header: m.policy_table_before({ version }), cell: ({ before }) => formatNumber(before), numeric: true },
            {
              key: "after",
              header: m.policy_table_after({ version: version + 1 }),
              cell: ({ after }) => <b>{formatNumber(after)}</b>,
              numeric: true,
            },
          ]}
          rows={centers}
          rowKey={({ id }) => id}
        />
      </TableBehind>
    </section>
  );
}
