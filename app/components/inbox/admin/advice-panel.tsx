import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { ListedMessage } from "#domain/inbox/listed-message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { CLOSE_REASON_NAMES, STATUS_NAMES } from "#texts/inbox.ts";

/** The state of the conversation about a request for advice, with a link to the page where it is answered, assigned and closed. */
export function AdvicePanel({ advice, takesReplies }: { advice: ListedMessage; takesReplies: boolean }) {
  const { id, status, assignee, answeredAt, closeReason, replies } = advice;
  return (
    <Panel title={m.inbox_advice()}>
      <p className="text-ink-2 text-ui">{takesReplies ? m.inbox_advice_text() : m.inbox_advice_text_mailbox()}</p>
      <Facts
        facts={[
          {
            key: "status",
            label: m.inbox_state(),
            value: STATUS_NAMES[status](),
            ...(closeReason && { detail: CLOSE_REASON_NAMES[closeReason]() }),
          },
          { key: "assignee", label: m.inbox_assigned(), value: assignee ?? m.inbox_nobody(), missing: !assignee },
          {
            key: "first",
            label: m.inbox_advice_first(),
            value: answeredAt ? formatDateTime(answeredAt) : m.inbox_advice_not_yet(),
            missing: !answeredAt,
          },
          { key: "replies", label: m.inbox_advice_replies(), value: replies },
        ]}
      />
      <p>
        <Button kind="primary" size="s" href={href(`/dashboard/admin/mensajes/${id}`)}>
          {m.inbox_advice_open()}
        </Button>
      </p>
      <p className="text-ink-2 text-sm">{m.inbox_advice_open_text()}</p>
    </Panel>
  );
}
