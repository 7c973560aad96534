import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { isLate, type ListedMessage, MESSAGE_SORTS, MESSAGE_VIEWS } from "#domain/inbox/listed-message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { waitedFor } from "#texts/desk.ts";
import { CLOSE_REASON_NAMES, KIND_NAMES, MESSAGE_VIEW_NAMES } from "#texts/inbox.ts";

interface Seen {
  now: Date;
  promisedHours: number;
}

const PATH = "/dashboard/admin/mensajes";

/** The oldest first: it has waited longest. */
export const MESSAGES = defineList<ListedMessage, ListedMessage, Seen>()({
  file: "mensajes",
  path: PATH,
  sorts: MESSAGE_SORTS,
  views: MESSAGE_VIEWS,
  viewNames: MESSAGE_VIEW_NAMES,
  filters: {
    tipo: choice(m.inbox_kind, KIND_NAMES),
    lleva: choice(m.inbox_assigned, { nadie: m.inbox_nobody, alguien: m.inbox_somebody }),
  },
  search: () => ({ label: m.inbox_search(), placeholder: m.inbox_search_hint() }),
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowHref: ({ id }) => href(`${PATH}/${id}`),
  question: ({ filters, ...asked }) => ({ ...asked, kind: filters.tipo, unassigned: isChosen(filters.lleva, "nadie") }),
  columns: [
    {
      key: "number",
      header: m.inbox_number,
      cell: ({ number }) => <span className="num">{number}</span>,
      text: ({ number }) => number,
      rowHeader: true,
      sort: "numero",
    },
    { key: "kind", header: m.inbox_kind, value: ({ kind }) => KIND_NAMES[kind](), onPhone: "bare" },
    {
      key: "arrived",
      header: m.inbox_arrived,
      cell: ({ createdAt }) => <span className="num">{formatDateTime(createdAt)}</span>,
      text: ({ createdAt }) => createdAt,
      sort: "llegada",
    },
    { key: "assignee", header: m.inbox_assigned, cell: ({ assignee }) => assignee ?? m.inbox_nobody(), text: ({ assignee }) => assignee },
    { key: "wait", header: m.inbox_wait, cell: (message, seen) => <Wait message={message} {...seen} />, onPhone: "bare" },
    { key: "since", header: m.inbox_waits_since, text: ({ waitsSince }) => waitsSince },
    { key: "answered", header: m.inbox_answered_at, text: ({ answeredAt }) => answeredAt },
    { key: "closed", header: m.inbox_close_reason, text: ({ closeReason }) => closeReason && CLOSE_REASON_NAMES[closeReason]() },
  ],
});

/** How long somebody has waited beside what was promised; once answered, how long it took. */
function Wait({ message, now, promisedHours }: Seen & { message: ListedMessage }) {
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
