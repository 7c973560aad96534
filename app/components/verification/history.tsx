import { Panel } from "#app/components/dashboard/panel.tsx";
import type { HistoryLine } from "#domain/verification/profile-to-check.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { historyText } from "#texts/verification.ts";

/** The history of a profile, the newest first. */
export function History({ lines, className }: { lines: readonly HistoryLine[]; className?: string }) {
  return (
    <Panel title={m.verification_history()} className={className}>
      {lines.length === 0 ? (
        <p className="text-ink-2">{m.verification_history_none()}</p>
      ) : (
        <ol className="grid gap-4">
          {lines.map(({ at, action, who, detail, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one act share their time
            <li key={index} className="grid grid-cols-[.75rem_minmax(0,1fr)] gap-3">
              <span aria-hidden className="mt-2 size-2.5 rounded-full bg-mar-500" />
              <p>
                <b className="font-semibold">{who ?? m.verification_machine()}</b> · {historyText(action, detail)}
                {reason && <span className="block">{reason}</span>}
                <span className="block text-ink-2 text-sm">{formatDateTime(at)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
