import type { ReactNode } from "react";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { momentText, openTimeText } from "./request-words.ts";

interface Props extends Pick<InboxRequest, "answeredAt" | "answerBy" | "openMinutesLeft"> {
  /** A text about what stops the clock, shown while it runs. */
  children: ReactNode;
}

const SOON_MINUTES = 120;

/** When a center answered, until when it may, or when it should have. */
export function ReplyClock({ answeredAt, answerBy, openMinutesLeft, children }: Props) {
  if (answeredAt) return <p className="font-semibold text-ok text-ui">{m.followups_answered_on(momentText(answeredAt))}</p>;
  if (openMinutesLeft === 0)
    return (
      <p className="text-ui">
        <b className="font-semibold text-err">{m.followups_overdue(momentText(answerBy))}</b>
        <span className="block text-ink-2 text-sm">{m.followups_overdue_text()}</span>
      </p>
    );
  return (
    <p className="text-ui">
      <b className="font-semibold">{m.followups_answer_by(momentText(answerBy))}</b> ·{" "}
      <span className={openMinutesLeft < SOON_MINUTES ? "font-semibold text-err" : "text-ink-2"}>
        {m.followups_left({ time: openTimeText(openMinutesLeft) })}
      </span>
      <span className="block text-ink-2 text-sm">{children}</span>
    </p>
  );
}
