import { Panel } from "#app/components/dashboard/panel.tsx";
import type { DeskLead } from "#domain/desk/lead-detail.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { QUALITY_REASONS } from "#texts/desk.ts";
import { FACTOR_NAMES } from "#texts/followups.ts";

/** The score of a request: for each thing that counts, what was found, and what it earned of what it can be worth. */
export function LeadScore({ lead: { quality, qualityParts } }: { lead: DeskLead }) {
  if (quality === null) return null;
  return (
    <Panel title={m.desk_quality({ score: quality })}>
      <ul className="grid">
        {qualityParts.map(({ factor, code, points, weight }) => (
          <li
            key={factor}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b py-2.5 text-ui last:border-b-0 sm:grid-cols-[minmax(0,1fr)_6rem_4.5rem]"
          >
            <span>
              <b className="font-semibold">{FACTOR_NAMES[factor]()}</b> <span className="text-ink-2">{QUALITY_REASONS[code]()}</span>
            </span>
            <span aria-hidden className="h-1.75 rounded-full bg-line max-sm:hidden" style={{ width: `${(weight / 25) * 100}%` }}>
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(points / weight) * 100}%` }} />
            </span>
            <span className="num text-right text-ink-2">
              {m.followups_quality_points({ points: formatNumber(points, Number.isInteger(points) ? 0 : 1), weight: String(weight) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
