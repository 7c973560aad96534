import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { TeamAct } from "#domain/team/acts-of-team.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { auditActName } from "#texts/audit.ts";

/** What people of the center changed there, the newest first: time, who, what. Nothing of it can be edited or deleted. */
export function ActsPanel({ acts }: { acts: readonly TeamAct[] }) {
  return (
    <section
      aria-labelledby="quien-titulo"
      className="grid grid-cols-[minmax(0,1fr)] rounded-xl border bg-surface px-4 py-2.5 elevation-1 md:px-6 md:py-5.5"
    >
      <PhoneFold
        title={
          <h2 id="quien-titulo" className="title-3 text-[1.4375rem]">
            {m.team_acts_title()}
          </h2>
        }
      >
        {/* The address of what is folded: whoever follows it sees it open. */}
        <p id="quien" className="pt-2 pb-4 text-ink-2">
          {acts.length > 0 ? m.team_acts_lead() : m.team_acts_none()}
        </p>
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
      </PhoneFold>
    </section>
  );
}
