import { Panel } from "#app/components/dashboard/panel.tsx";
import type { DeskLead } from "#domain/desk/lead-detail.server.ts";
import { m } from "#messages/m.ts";
import { QUALITY_REASONS } from "#texts/desk.ts";
import { FACTOR_NAMES, pointsOf } from "#texts/followups.ts";

/** The score of a request: for each thing that counts, what was found, and what it earned of what it can be worth. */
export function LeadScore({ lead: { quality, qualityParts } }: { lead: DeskLead }) {
  if (quality === null) return null;
  const heaviest = Math.max(...qualityParts.map(({ weight }) => weight));
  return (
    <Panel title={m.desk_quality({ score: quality })}>
      <ul className="grid">
        {qualityParts.map((part) => (
          <li
            key={part.factor}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b py-2.5 text-ui last:border-b-0 sm:grid-cols-[minmax(0,1fr)_6rem_4.5rem]"
          >
            <span>
              <b className="font-semibold">{FACTOR_NAMES[part.factor]()}</b>{" "}
              <span className="text-ink-2">{QUALITY_REASONS[part.code]()}</span>
            </span>
            <span aria-hidden className="h-1.75 rounded-full bg-line max-sm:hidden" style={{ width: `${(part.weight / heaviest) * 100}%` }}>
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(part.points / part.weight) * 100}%` }} />
            </span>
            <span className="num text-right text-ink-2">{pointsOf(part)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
