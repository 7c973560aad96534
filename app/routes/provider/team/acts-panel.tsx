import { Panel } from "#app/components/dashboard/panel.tsx";
import type { TeamAct } from "#domain/team/acts-of-team.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { auditActName } from "#texts/audit.ts";

/** What people of the center changed there, the newest first: time, who, what. Nothing of it can be edited or deleted. */
export function ActsPanel({ acts }: { acts: readonly TeamAct[] }) {
  return (
    <Panel title={m.team_acts_title()} id="quien">
      <p className="text-ink-2">{acts.length > 0 ? m.team_acts_lead() : m.team_acts_none()}</p>
      <ol className="grid empty:hidden">
        {acts.map(({ id, name, action, at }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-t py-2.5 leading-[1.4]!">
            <time dateTime={at.toISOString()} className="num w-44 flex-none text-ink-2 text-sm tabular-nums">
              {formatDateTime(at)}
            </time>
            <span className="min-w-48 flex-1 text-ui">
              <b className="font-semibold">{name ?? m.team_acts_gone()}</b> {auditActName(action)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
