import { Panel } from "#app/components/dashboard/panel.tsx";
import type { OwnAdvice } from "#domain/inbox/own-advice.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** The conversation about a request for advice, the oldest first. */
export function AdvicePanel({ advice: { status, replies } }: { advice: OwnAdvice }) {
  if (replies.length === 0 && status !== "closed") return null;
  return (
    <Panel title={m.inbox_own_title()}>
      {replies.length > 0 && (
        <ol className="grid">
          {replies.map(({ id, sentAt, text, fromWriter }) => (
            <li key={id} className="grid gap-1 border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
              <p className="text-ink-2 text-ui">
                {m.inbox_reply_by({ author: fromWriter ? m.inbox_own_person() : m.inbox_own_team(), date: formatDateTime(sentAt) })}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {status === "closed" && <p className="text-ink-2 text-sm">{m.inbox_own_closed()}</p>}
    </Panel>
  );
}
