import type { ListColumn } from "#app/components/lists/list-table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { isLate, type ListedMessage } from "#domain/inbox/listed-message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { waitedFor } from "#texts/desk.ts";
import { CLOSE_REASON_NAMES, KIND_NAMES } from "#texts/inbox.ts";

export const messageColumns = (now: Date, promisedHours: number): ListColumn<ListedMessage>[] => [
  {
    key: "number",
    header: m.inbox_number(),
    rowHeader: true,
    sort: "numero",
    cell: ({ number }) => <span className="num">{number}</span>,
  },
  { key: "kind", header: m.inbox_kind(), onPhone: "bare", cell: ({ kind }) => KIND_NAMES[kind]() },
  {
    key: "arrived",
    header: m.inbox_arrived(),
    sort: "llegada",
    cell: ({ createdAt }) => <span className="num">{formatDateTime(createdAt)}</span>,
  },
  { key: "assignee", header: m.inbox_assigned(), cell: ({ assignee }) => assignee ?? m.inbox_nobody() },
  {
    key: "wait",
    header: m.inbox_wait(),
    onPhone: "bare",
    cell: (message) => <Wait message={message} now={now} promisedHours={promisedHours} />,
  },
];

/** How long somebody has waited, compared with the promised time; once answered, how long it took. */
function Wait({ message, now, promisedHours }: { message: ListedMessage; now: Date; promisedHours: number }) {
  const { status, createdAt, waitsSince, answeredAt, closeReason } = message;
  if (status === "new") {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="num">{m.inbox_waits({ time: waitedFor(waitsSince, now), hours: promisedHours })}</span>
        {isLate(message, now, promisedHours) && <Badge kind="error">{m.inbox_late()}</Badge>}
      </span>
    );
  }
  return (
    <>
      {answeredAt ? m.inbox_answered_after({ time: waitedFor(createdAt, answeredAt) }) : m.inbox_closed_unanswered()}
      {closeReason && (
        <span className="block text-ink-2 text-ui">{m.inbox_closed_for({ reason: CLOSE_REASON_NAMES[closeReason]().toLowerCase() })}</span>
      )}
    </>
  );
}
